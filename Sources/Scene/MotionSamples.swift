public import Model

/// The elements of a transition at even distances of progress: what their curves are drawn from.
public struct MotionSamples: Equatable, Sendable {
    /// A figure that changes on the way.
    public enum Quantity: String, CaseIterable, Sendable { case x, y, width, opacity }

    /// From 0 to 1.
    public let progresses: [Double]
    /// The elements that move, in the order in which they come.
    public let names: [ElementName]
    private let tracks: [ElementName: [Element?]]

    /// Samples so many moments, the first and the last among them; one is a frame of the scene, of some tenths of a millisecond.
    public init(_ plan: TransitionPlan, by builder: SceneBuilder, count: Int = 61) {
        let last = max(1, count - 1), change = builder.change(plan)
        let progresses = (0...last).map { Double($0) / Double(last) }
        self.init(progresses, progresses.map { builder.frame(of: plan, progress: $0, change: change).elements })
    }

    init(_ progresses: [Double], _ moments: [[Element]]) {
        var names: [ElementName] = [], tracks: [ElementName: [Element?]] = [:]
        for (moment, elements) in moments.enumerated() {
            for element in elements {
                let name = ElementName(element)
                if tracks[name] == nil {
                    names.append(name)
                    tracks[name] = Array(repeating: nil, count: moments.count)
                }
                tracks[name]?[moment] = element
            }
        }
        self.progresses = progresses
        self.names = names
        self.tracks = tracks
    }

    /// A figure of an element at each sample, in points, or from 0 to 1; `nil` where the element is not there.
    public func curve(_ quantity: Quantity, of name: ElementName) -> [Double?] {
        tracks[name]?.map { $0.map { quantity.value(of: $0) } } ?? []
    }

    /// The colour of an element at each sample, its opacity included.
    public func colors(of name: ElementName) -> [RGBA?] {
        tracks[name]?.map { $0.map { $0.color.faded($0.opacity) } } ?? []
    }

    /// A figure of an element at a progress, straight between two samples; if it is missing in one, that of the nearer one.
    public func value(_ quantity: Quantity, of name: ElementName, at progress: Double) -> Double? {
        let curve = curve(quantity, of: name), place = place(of: progress)
        guard curve.indices.contains(place.next) else { return nil }
        guard let from = curve[place.index], let to = curve[place.next] else {
            return place.share < 0.5 ? curve[place.index] : curve[place.next]
        }
        return from + (to - from) * place.share
    }

    /// The colour of an element at the sample nearest to a progress, without its opacity.
    public func color(of name: ElementName, at progress: Double) -> RGBA? {
        let place = place(of: progress)
        guard let track = tracks[name] else { return nil }
        return track[place.share < 0.5 ? place.index : place.next]?.color
    }

    private func place(of progress: Double) -> (index: Int, next: Int, share: Double) {
        let last = progresses.count - 1
        let at = min(1, max(0, progress)) * Double(last)
        let index = min(last, Int(at))
        return (index, min(last, index + 1), at - Double(index))
    }
}

extension MotionSamples.Quantity {
    func value(of element: Element) -> Double {
        switch self {
        case .x: element.frame.x
        case .y: element.frame.y
        case .width: element.frame.width
        case .opacity: element.opacity
        }
    }
}
