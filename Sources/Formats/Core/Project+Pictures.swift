import Model

extension Project {
    /// The project with another reference for each picture of its bars, in the order of the file.
    func mappingPictures(_ change: (String) -> String) -> Project {
        var result = self
        result.defaults = defaults?.mappingPictures(change)
        result.theme.style = theme.style.mappingPictures(change)
        result.theme.item = theme.item?.mappingPictures(change)
        for index in tabs.indices {
            result.tabs[index].style = tabs[index].style.mappingPictures(change)
            result.tabs[index].item = tabs[index].item?.mappingPictures(change)
        }
        for index in modals.indices { result.modals[index].style = modals[index].style.mappingPictures(change) }
        for index in screens.indices { result.screens[index].mapPictures(change) }
        return result
    }
}

extension Screen {
    fileprivate mutating func mapPictures(_ change: (String) -> String) {
        item = item.mappingPictures(change)
        style = style.mappingPictures(change)
        for index in live.indices {
            live[index].style = live[index].style.mappingPictures(change)
            live[index].item = live[index].item?.mappingPictures(change)
        }
        for index in scroll.indices {
            scroll[index].style = scroll[index].style.mappingPictures(change)
            scroll[index].item = scroll[index].item?.mappingPictures(change)
        }
    }
}

extension Style {
    fileprivate func mappingPictures(_ change: (String) -> String) -> Style {
        var result = self
        for key in keys {
            if case .image(let reference)? = self[key] { result[key] = .image(change(reference)) }
        }
        if let edge = scrollEdge { result[.scrollEdge] = .style(edge.mappingPictures(change)) }
        return result
    }
}

extension Item {
    fileprivate func mappingPictures(_ change: (String) -> String) -> Item {
        var result = self
        if var title = title?.value, let image = title.image {
            title.image = change(image)
            result.title = .value(title)
        }
        if let image = back?.image?.value { result.back?.image = .value(change(image)) }
        func mapped(_ items: [BarItem]?) -> [BarItem]? {
            items?.map { item in
                var item = item
                item.image = item.image.map(change)
                return item
            }
        }
        result.left = mapped(left)
        result.right = mapped(right)
        result.whenLarge = whenLarge?.mappingPictures(change)
        return result
    }
}
