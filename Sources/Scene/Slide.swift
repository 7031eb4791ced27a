import Dialects
import Model

/// Two pages, one sliding over the other, at a progress p of the push (0 = the lower page alone, 1 = the upper one).
struct Slide {
    let lower: Page
    let upper: Page
    let p: Double
    /// With reduced motion the upper page fades in place of sliding.
    let fades: Bool
    /// Whether each page carries a bar of its own.
    let hasTwoBars: Bool

    /// The lower page moves by three tenths of the width, measured on iOS.
    var lowerX: Double { fades ? 0 : -0.3 * upper.width * p }
    var upperX: Double { fades ? 0 : upper.width * (1 - p) }
    /// Opacity of the black over the lower page, measured on iOS.
    var dim: Double { fades ? 0 : 0.1 * p }

    /// Whether both pages have the tab bar, so that it does not move.
    var tabBarStays: Bool { lower.hasTabBar && upper.hasTabBar }
    /// Whether a tab bar that one page alone has fades in place of sliding with it.
    var fadesTabBar: Bool { lower.hasTabBar != upper.hasTabBar && lower.bar.fadesTabBar && upper.bar.fadesTabBar }

    func x(of screen: ScreenID) -> Double { screen == upper.id ? upperX : lowerX }

    /// How much a page has come: 1 when it alone is seen.
    func share(of screen: ScreenID) -> Double { screen == upper.id ? p : 1 - p }

    /// Whether a page's bar slides as a whole, with all that stands in it: one that is a part of its page, and one beside a page
    /// that has none.
    func carriesItems(_ page: Page) -> Bool {
        let other = page.id == upper.id ? lower.bar : upper.bar
        return page.bar.slidesWithPage || hasTwoBars && other.isHidden && !other.standsWhenHidden
    }

    var pages: [PageFrame] {
        [
            PageFrame(screen: lower.id, frame: Rect(lowerX, 0, lower.width, lower.height), dim: dim),
            PageFrame(screen: upper.id, frame: Rect(upperX, 0, upper.width, upper.height), dim: 0),
        ]
    }

    func elements(_ table: MotionTable) -> [Element] {
        guard fades else {
            let motion = ElementMotion(table: table, lower: lower, upper: upper, p: p)
            return [(lower, lowerX, motion.lowerElements), (upper, upperX, motion.upperElements)].flatMap { page, x, moved in
                carriesItems(page) ? page.elements.map { $0.offset(x) } : moved
            }
        }
        return [(lower, 1 - p), (upper, p)].flatMap { page, opacity in
            page.elements.map { $0.faded(opacity) }
        }
    }

    /// The shadow of the upper page's edge on the lower page: 0.17 p at the edge, falling evenly over 9 points (measured).
    var edgeShadow: [DrawCommand] {
        let ink = RGBA.black.with(opacity: 0.17 * p)
        return [.gradient(Rect(upperX - 9, 0, 9, upper.height), from: ink.with(opacity: 0), to: ink, isHorizontal: true)]
    }
}
