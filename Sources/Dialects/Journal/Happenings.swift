/// A list that grows at its end: lists that go on from one another share all but their last few elements.
struct Happenings: RandomAccessCollection, Equatable, Sendable {
    /// Full blocks, oldest first.
    private var blocks: [[Happening]] = []
    /// What has come since the last full block.
    private var rest: [Happening] = []

    private static let blockLength = 64

    var startIndex: Int { 0 }
    var endIndex: Int { blocks.count * Self.blockLength + rest.count }

    subscript(index: Int) -> Happening {
        let block = index / Self.blockLength
        return block < blocks.count ? blocks[block][index % Self.blockLength] : rest[index % Self.blockLength]
    }

    mutating func append(_ happening: Happening) {
        rest.append(happening)
        guard rest.count == Self.blockLength else { return }
        blocks.append(rest)
        rest = []
    }

    mutating func removeLast() {
        if rest.isEmpty { rest = blocks.removeLast() }
        rest.removeLast()
    }

    /// Whether this list goes on from another one; blocks that are shared are not looked into.
    func goes(onFrom other: Happenings) -> Bool {
        guard other.count <= count, blocks.starts(with: other.blocks) else { return false }
        let next = blocks.count > other.blocks.count ? blocks[other.blocks.count] : rest
        return next.starts(with: other.rest)
    }
}
