import Model
import Render
import Scene

extension Command {
    /// Draws one frame.
    static let render = Command(
        "render", "Draws a screen as PNG, SVG or PDF.", operands: ["PROJECT"],
        options: [.screen, .output] + Option.look
    ) { words, console throws(Problem) in
        let path = words.text(.output)
        let format = try PictureFormat(path: path)
        let look = try Look(words, console)
        let frame = try look.frame(of: look.state(words.text(.screen)))
        let bytes = try format.encode(
            frame.commands, width: frame.width, height: frame.height, scale: look.scale, by: look.renderer)
        try console.put(bytes, to: path)
        return .done
    }
}
