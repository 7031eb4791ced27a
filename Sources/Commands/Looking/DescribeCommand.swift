import Model
import Scene

extension Command {
    /// Prints a resolved frame.
    static let describe = Command(
        "describe", "Prints the resolved frame as JSON: pages, bars, elements, and why each property has its value.",
        operands: ["PROJECT"],
        options: [.screen, .transition, .from, .to, .progress, .release, .notAnimated, .steps] + Option.look + [.output]
    ) { words, console throws(Problem) in
        let request = try DescribeRequest(words)
        let look = try Look(words, console)
        let frame = try request.frame(look)
        try console.put(FrameDescription(frame, scale: look.scale).json.text(), to: words.text(.output))
        return .done
    }
}

/// Which frame `describe` is asked for.
struct DescribeRequest: Equatable {
    let screen: ScreenID?
    let transition: TransitionOptions?
    let progress: Double?

    init(_ words: Words) throws(Problem) {
        screen = words.text(.screen)
        transition = try TransitionOptions(words)
        progress = try words.number(.progress, 0...1)
        guard let transition else { return }
        if (transition.release == nil) == (progress == nil) {
            throw Problem(
                .usage, place: Option.transition.name, "it needs a moment.",
                remedy: "Give either --progress, or --release for the state after a swipe.")
        }
    }

    func frame(_ look: Look) throws(Problem) -> Frame {
        guard let transition else { return try look.frame(of: look.state(screen)) }
        let plan = try look.plan(transition)
        if let release = transition.release { return try look.frame(of: look.builder.settled(plan, release)) }
        return try look.frame(of: plan, progress: progress ?? 1)
    }
}
