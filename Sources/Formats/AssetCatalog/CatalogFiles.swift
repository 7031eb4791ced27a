import Model

/// The files of a catalogue that is being written.
struct CatalogFiles {
    private let root: String
    private(set) var files: [ExportedFile]

    init(named name: String) {
        root = name + ".xcassets"
        files = [ExportedFile("\(root)/Contents.json", CatalogText.file())]
    }

    /// A folder of sets; its name is a part of theirs unless `isOpen`.
    mutating func addGroup(_ path: String, isOpen: Bool = false) {
        let text = isOpen ? CatalogText.file() : CatalogText.file(["properties": ["provides-namespace": true]])
        files.append(ExportedFile("\(root)/\(path)/Contents.json", text))
    }

    /// A colour, with another one in the dark if there is one.
    mutating func addColor(_ path: String, light: RGBA, dark: RGBA?) {
        var entries: [JSON] = [["color": Self.color(light), "idiom": "universal"]]
        if let dark {
            let appearances: JSON = [["appearance": "luminosity", "value": "dark"]]
            entries.append(["appearances": appearances, "color": Self.color(dark), "idiom": "universal"])
        }
        files.append(ExportedFile("\(root)/\(path).colorset/Contents.json", CatalogText.file(["colors": .array(entries)])))
    }

    private static func color(_ color: RGBA) -> JSON {
        [
            "color-space": "srgb",
            "components": [
                "alpha": component(color.alpha), "blue": component(color.blue), "green": component(color.green),
                "red": component(color.red),
            ],
        ]
    }

    /// A channel of 0 to 1 with the three decimals from which each of its 256 steps comes back.
    private static func component(_ byte: UInt8) -> JSON {
        let thousandths = Int((Double(byte) / 255 * 1000).rounded())
        let digits = String(thousandths % 1000)
        return .string("\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits)
    }

    /// A picture, as one file a scale, or one drawing for all of them.
    mutating func addPicture(_ path: String, named name: String, _ pictures: [PictureFile]) {
        let folder = "\(root)/\(path).imageset"
        let isDrawing = pictures.first?.ending == "svg"
        let entries: [JSON] = (isDrawing ? [1] : [1, 2, 3]).map { scale in
            let picture = isDrawing ? pictures.first : pictures.first { $0.scale == scale }
            let file = picture.map { Self.fileName(name, isDrawing ? 1 : scale, $0.ending) }
            return JSON.object([
                "filename": file.map(JSON.string), "idiom": "universal", "scale": isDrawing ? nil : .string("\(scale)x"),
            ])
        }
        let properties: JSON? = isDrawing ? ["preserves-vector-representation": true] : nil
        let contents = CatalogText.file(["images": .array(entries), "properties": properties])
        files.append(ExportedFile("\(folder)/Contents.json", contents))
        for picture in isDrawing ? Array(pictures.prefix(1)) : pictures {
            let file = Self.fileName(name, isDrawing ? 1 : picture.scale, picture.ending)
            files.append(ExportedFile("\(folder)/\(file)", picture: picture.bytes))
        }
    }

    private static func fileName(_ name: String, _ scale: Int, _ ending: String) -> String {
        scale == 1 ? "\(name).\(ending)" : "\(name)@\(scale)x.\(ending)"
    }
}
