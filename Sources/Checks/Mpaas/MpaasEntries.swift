import Model

extension Screen {
    /// The live entries in the order in which they apply; those of the load are undone by the base class as the page appears.
    var entriesInForce: [LiveEntry] {
        let moments: [Moment] = autoStyle == false ? [.load, .appear, .appeared, .tap] : [.appear, .appeared, .tap]
        return moments.flatMap { moment in live.filter { $0.moment == moment } }
    }
}
