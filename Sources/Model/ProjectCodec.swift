/// Turns project files into projects and back; every error names its JSON path.
public enum ProjectCodec {
    /// The version of the format that this program writes; a version only adds keys.
    public static let version = 1.0

    /// Reads a project file; a `Problem` of kind `invalid` names the place and what was expected.
    public static func decode(_ bytes: [UInt8]) throws(Problem) -> Project {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Problem(.invalid, "the file is not UTF-8.", remedy: "Save it as UTF-8 text.")
        }
        let reader = Reader(try JSON(parsing: bytes))
        guard reader.json.members != nil else { throw reader.expected("an object with the key transom") }
        try requireVersion(reader)
        let project = try Project(from: reader)
        try reader.requireColors(of: project.palette)
        try project.validate()
        return project
    }

    /// Refuses a file of a later version before its keys are read: they may mean something else there.
    private static func requireVersion(_ reader: Reader) throws(Problem) {
        guard let value = reader.json["transom"] else {
            throw Problem(
                .invalid, place: "$.transom", "the key is missing.", remedy: "A project file begins with \"transom\": 1.")
        }
        let place = reader.member("transom", value)
        guard let number = value.double, number >= 1, number == number.rounded() else { throw place.expected("1") }
        guard number <= version else {
            throw Problem(
                .invalid, place: place.place,
                "the file is of version \(JSON.spelling(number)) of the format, this program reads up to \(JSON.spelling(version)).",
                remedy: "Open it with a newer Transom.")
        }
    }

    /// The text of a project file: keys in the schema's order, unknown keys kept after them.
    public static func encode(_ project: Project) -> String { project.json.text() }

    /// The JSON Schema (2020-12) of project files.
    public static var schema: JSON {
        guard case .object(let members) = Project.schema else { return Project.schema }
        return .object(
            [
                JSON.Member("$schema", "https://json-schema.org/draft/2020-12/schema"),
                JSON.Member("title", "Transom project"),
            ] + members + [
                JSON.Member(
                    "$defs", ["color": Color.definition, "style": Style.definition, "item": Item.definition])
            ])
    }
}
