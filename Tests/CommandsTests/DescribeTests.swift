import Model
import Testing

@testable import Commands
@testable import Scene

@Suite("describe")
struct DescribeTests {
    private func describe(_ options: String...) throws -> JSON {
        let sandbox = try Sandbox()
        let status = Commands.run(["describe", "-"] + options, console: sandbox.console(input: Sample.project))
        try #require(status == .done, "\(sandbox.messages)")
        return try JSON(parsing: sandbox.bytes)
    }

    @Test func keysStandInTheContractsOrder() throws {
        let keys = try describe().members?.map(\.key)
        #expect(
            keys == [
                "device", "size", "scale", "dialect", "profile", "appearance", "screen", "transition", "pages", "bars",
                "statusBar",
                "elements", "trace", "events",
            ])
    }

    @Test func barsPagesAndStatusBarHaveAllTheirKeys() throws {
        let frame = try describe()
        #expect(frame["pages"]?.array?.first?.members?.map(\.key) == ["screen", "frame", "dim"])
        #expect(
            frame["bars"]?.array?.first?.members?.map(\.key) == [
                "owner", "frame", "hidden", "contentUnderBar", "contentOriginY", "safeAreaTop", "touchThrough", "covered",
                "layers",
            ])
        #expect(frame["statusBar"]?.members?.map(\.key) == ["style", "hidden", "frame", "background"])
        #expect(frame["statusBar"]?["background"] == .null)
    }

    @Test func elementsHaveAllTheirKeys() throws {
        let elements = try #require(try describe()["elements"]?.array)
        let title = try #require(elements.first { $0["role"] == "title" })
        #expect(
            title.members?.map(\.key) == [
                "role", "owner", "text", "frame", "opacity", "color", "font", "tapFrame", "state", "ref",
            ])
        #expect(title["text"] == "Detail")
        #expect(title["font"] == ["family": "SF Pro Text", "size": 17, "weight": 600])
    }

    @Test func theTableOfElementsIsTheProjectsUnlessItIsGiven() throws {
        let way = ["--transition", "push", "--progress", "0.5"]
        func title(_ more: [String], motion: String = "") throws -> JSON? {
            let sandbox = try Sandbox()
            let project = Sample.project.replacing("\"dialect\"", with: "\(motion)\"dialect\"")
            let status = Commands.run(["describe", "-"] + way + more, console: sandbox.console(input: project))
            try #require(status == .done, "\(sandbox.messages)")
            let elements = try JSON(parsing: sandbox.bytes)["elements"]?.array ?? []
            return elements.first { $0["role"] == "title" && $0["owner"] == "detail" }?["frame"]
        }
        let measured = try title([]), flutter = try title(["--motion", "flutter"])
        #expect(measured != nil && flutter != nil && measured != flutter)
        #expect(try title(["--motion", "ios"]) == measured)
        #expect(try title([], motion: "\"motion\": \"flutter\", ") == flutter)
        #expect(try title(["--motion", "ios"], motion: "\"motion\": \"flutter\", ") == measured)
        let sandbox = try Sandbox()
        #expect(Commands.run(["describe", "-", "--motion", "web"], console: sandbox.console(input: Sample.project)) == .usage)
    }

    @Test func layersHaveTheKeysOfTheirKind() throws {
        let layers = try #require(try describe()["bars"]?.array?.first?["layers"]?.array)
        let color = try #require(layers.first { $0["kind"] == "color" })
        #expect(color == ["kind": "color", "color": "#FF0000FF", "alpha": 1, "frame": [0, 0, 320, 64]])
    }

    @Test func theTraceNamesLevelsAndTheOneThatWins() throws {
        let entry = try #require(try describe()["trace"]?["background"])
        let winners = entry["levels"]?.array?.filter { $0["wins"] == true }
        #expect(winners == [["level": "screen", "value": "#FF0000FF", "wins": true]])
        #expect(entry["rule"]?.string?.hasPrefix("uikit.background.") == true)
    }

    @Test func aTransitionOnItsWayIsTold() throws {
        let frame = try describe("--transition", "pop", "--from", "detail", "--to", "home", "--progress", "0.25")
        #expect(frame["transition"]?["kind"] == "pop")
        #expect(frame["transition"]?["progress"] == 0.25)
        #expect(frame["pages"]?.array?.count == 2)
    }

    @Test(arguments: [("0.3:-1", "detail"), ("0.3:2", "home"), ("0.6:0", "home")])
    func aReleaseEndsAtRest(release: String, screen: String) throws {
        let frame = try describe("--transition", "swipe", "--from", "detail", "--to", "home", "--release", release)
        #expect(frame["screen"] == .string(screen))
        #expect(frame["transition"] == .null)
    }

    @Test func numbersAreRoundedToHundredths() {
        #expect(FrameDescription.number(97.666_666) == 97.67)
        #expect(FrameDescription.number(-0.001) == 0)
        #expect(JSON.array([FrameDescription.number(-0.001)]).compactText() == "[0]")
    }

    @Test func optionsStandInForTheProject() throws {
        let frame = try describe("--device", "iPhone 15", "--appearance", "dark", "--profile", "ios14", "--scale", "1.5")
        #expect(frame["device"] == "iPhone 15")
        #expect(frame["appearance"] == "dark")
        #expect(frame["profile"] == "ios14")
        #expect(frame["scale"] == 1.5)
    }

    @Test func aPressedElementSaysSo() throws {
        let elements = try describe("--press", "Edit")["elements"]?.array
        #expect(elements?.first { $0["text"] == "Edit" }?["state"] == "pressed")
    }

    @Test(
        arguments: [
            ["--screen", "nowhere"], ["--press", "nothing"], ["--progress", "0.5"], ["--transition", "push"],
            ["--transition", "push", "--progress", "1.5"], ["--transition", "swipe", "--release", "0.3"],
            ["--transition", "push", "--release", "0.3:1"], ["--transition", "swipe", "--release", "a:b"],
            ["--screen", "home", "--transition", "pop", "--progress", "0"], ["--library", "9.9"],
            ["--transition", "swipe", "--release", "0.3:1", "--progress", "0.5"], ["--device", "iPhone 99"],
        ])
    func refusesWrongUse(options: [String]) throws {
        let sandbox = try Sandbox()
        #expect(Commands.run(["describe", "-"] + options, console: sandbox.console(input: Sample.project)) == .usage)
        #expect(sandbox.output.isEmpty)
        #expect(sandbox.messages.hasPrefix("transom: "))
    }
}
