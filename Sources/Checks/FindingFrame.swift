import Dialects
public import Model
public import Scene

/// A frame that shows a finding, and which one it is.
public struct FindingFrame: Sendable {
    public let caption: String
    public let frame: Frame
    public let appearance: Appearance
    /// The element that the finding is about, in points.
    public let spot: Rect?
}

extension CheckRun {
    /// The frames that show a finding: of a transition those before, where it is worst and after; of a screen the one at rest.
    ///
    /// `steps` are those of the run. Empty for a finding about the document.
    public func frames(of finding: Finding, in steps: [StepLook]) -> [FindingFrame] {
        let appearance = finding.place.appearances.first ?? project.appearance
        if let transition = finding.transition {
            let isCancelled = finding.code == "transition.cancelState"
            let step = steps.first { $0.transition == transition && ($0.cancelledFrom != nil) == isCancelled }
            return step.map { frames(of: finding, on: $0, appearance) } ?? []
        }
        guard let screen = finding.screen, var state = try? NavigationState.showing(screen, in: project) else { return [] }
        let scroll = finding.place.scroll.first ?? 0
        state.scroll[screen] = scroll
        let frame = builder(phone, appearance).frame(of: state)
        let words = "\(screen), \(appearance.rawValue)" + (scroll == 0 ? "" : ", scrolled by \(scroll.points)")
        return [FindingFrame(caption: words, frame: frame, appearance: appearance, spot: spot(finding, frame, of: screen))]
    }

    private func frames(of finding: Finding, on step: StepLook, _ appearance: Appearance) -> [FindingFrame] {
        let builder = builder(step.phone, appearance)
        func made(_ caption: String, _ frame: Frame, of screen: ScreenID) -> FindingFrame {
            FindingFrame(caption: caption, frame: frame, appearance: appearance, spot: spot(finding, frame, of: screen))
        }
        let before = made("before, \(appearance.rawValue)", builder.frame(of: step.before), of: step.before.visible.screen)
        let after = made("after", builder.frame(of: step.after), of: step.screen)
        guard let plan = step.plan, let progress = finding.place.progress else { return [before, after] }
        // What changes from one frame to the next is seen in both.
        let moments = finding.code == "transition.jump" ? [progress, progress + 1 / Double(MotionLook.count)] : [progress]
        let between = moments.filter { $0 > 0 && $0 < 1 }.map {
            made("progress \($0.progressText)", builder.frame(of: plan, progress: $0), of: plan.from)
        }
        return [before] + between + [after]
    }

    private func builder(_ phone: Phone, _ appearance: Appearance) -> SceneBuilder {
        var phone = phone
        phone.project.appearance = appearance
        return SceneBuilder(phone)
    }

    /// Where the element stands that a finding names, a screen's own first.
    private func spot(_ finding: Finding, _ frame: Frame, of screen: ScreenID) -> Rect? {
        let parts = (finding.place.element ?? "").split(separator: ".")
        if parts.first == "statusBar" { return frame.statusBar.frame }
        guard let role = parts.first.flatMap({ Element.Role(rawValue: String($0)) }) else { return nil }
        let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let named = frame.elements.filter { $0.role == role && $0.index == index && $0.opacity > 0.02 }
        return (named.last { $0.owner == screen } ?? named.last)?.frame
    }
}
