import CGtk
import Dialects
import Gtk
import Model
import Render
import Scene
import Testing

@testable import App

/// Thumbnails: what they follow from, and that they are drawn aside.
@Suite(.serialized) struct SidebarThumbnailTests {
    init() { startGtk() }

    private func thumbnails(_ store: Store) -> [Thumbnail?] {
        let rows = StackRow.rows(store.project, store.state.navigation)
        return Thumbnail.of(rows, store.project, store.state.navigation, pictures: store.state.pictures, scale: 2)
    }

    @Test func aThumbnailShowsItsScreenInItsStack() {
        let (store, _) = makeStore()
        let all = thumbnails(store)
        #expect(all.map { $0?.path ?? [] } == [[], ["a", "b", "c"], ["a", "b"], ["a"], []])
        #expect(all[1]?.state.visibleScreens == ["a", "b", "c"])
        #expect(all[1]?.width == 128)
    }

    @Test func aModalIsPresented() {
        let (store, playback) = makeStore()
        playback.present("m")
        playback.settle()
        let state = thumbnails(store)[0]?.state
        #expect(state?.visible.screen == "m")
        #expect(state?.modals.count == 1)
    }

    @Test func onlyWhatIsSeenCounts() throws {
        let (store, _) = makeStore()
        let before = thumbnails(store)
        var other = try #require(store.project[screen: "x"])
        other.style[.translucent] = .flag(false)
        store.perform(.setScreen(other), "")
        store.perform(.setName("Other"), "")
        #expect(thumbnails(store) == before)
        var top = try #require(store.project[screen: "c"])
        top.background = .plain(RGBA(255, 0, 0))
        store.perform(.setScreen(top), "")
        let after = thumbnails(store)
        #expect(after[1] != before[1])
        #expect(after[2] == before[2])
    }

    @Test func picturesComeLaterAndAreTheRenderersOwn() throws {
        let (store, _) = makeStore()
        let cache = ThumbnailCache(store)
        var news = 0
        cache.changed = { news += 1 }
        let thumbnail = try #require(thumbnails(store)[1])
        #expect(cache.picture(thumbnail) == nil)
        #expect(waitUntil { cache.known(thumbnail) != nil })
        #expect(news == 1)
        let drawn = thumbnail.draw(images: store.renderer.images, text: store.measurer, on: store.renderer.makeCanvas())
        #expect(cache.picture(thumbnail)?.surface.argb == drawn?.surface.argb)
        let pixels = try #require(drawn?.surface.argb)
        #expect(Set(pixels).count > 10)
    }

    @Test func anOlderPictureStaysUntilTheNewOneIsThere() throws {
        let (store, _) = makeStore()
        let cache = ThumbnailCache(store)
        let old = try #require(thumbnails(store)[1])
        _ = cache.picture(old)
        #expect(waitUntil { cache.known(old) != nil })
        var top = try #require(store.project[screen: "c"])
        top.background = .plain(RGBA(255, 0, 0))
        store.perform(.setScreen(top), "")
        let new = try #require(thumbnails(store)[1])
        let before = cache.picture(new)?.surface.argb
        #expect(before != nil)
        #expect(waitUntil { cache.known(new)?.surface.argb != before })
    }

    @Test func aHiddenBarIsTold() throws {
        var project = makeProject()
        project.screens[2].style[.hidden] = .flag(true)
        let (store, _) = makeStore(project)
        let all = thumbnails(store)
        for (index, isHidden) in [(1, true), (2, false)] {
            let canvas = store.renderer.makeCanvas()
            let picture = try #require(all[index]).draw(images: store.renderer.images, text: store.measurer, on: canvas)
            #expect(picture?.isBarHidden == isHidden)
        }
    }
}
