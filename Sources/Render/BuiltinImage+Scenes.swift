extension BuiltinImage {
    /// Opaque pictures for pages: a wide one and six square ones.
    static let scenes = [
        "hero": scene(
            width: 390, height: 260, sky: ["#1B2A6B", "#6A5ACD", "#F7A072", "#FFD9A0"],
            """
            <circle cx="268" cy="150" r="34" fill="#FFF1CF"/><circle cx="268" cy="150" r="62" fill="#FFF1CF" fill-opacity=".22"/>
            <path d="M0 168 62 120 104 152 168 96 236 164 286 128 340 170 390 138V260H0Z" fill="#7A5C9E" fill-opacity=".75"/>
            <path d="M0 196 48 168 96 194 150 150 214 204 272 172 330 206 390 178V260H0Z" fill="#4A3F7A"/>
            <path d="M0 226C60 206 120 210 180 222S310 236 390 208V260H0Z" fill="#241F4C"/>
            """),
        "photo1": scene(
            sky: ["#8FD3F4", "#CDEBFA", "#FDF3E3"],
            """
            <circle cx="226" cy="78" r="26" fill="#FFF"/><path d="M0 190 78 98 132 160 186 84 300 210V300H0Z" fill="#7E9CB8"/>
            <path d="M78 98 100 124 86 132 70 122 60 119ZM186 84 214 115 196 126 180 114 164 115Z" fill="#FFF"/>
            <path d="M0 226C80 194 150 238 300 196V300H0Z" fill="#4F8A6B"/><path d="M0 262C110 232 190 270 300 240V300H0Z" fill="#2F6B4F"/>
            """),
        "photo2": scene(
            sky: ["#FF9A8B", "#FF6A88", "#5B4B8A"],
            """
            <circle cx="150" cy="150" r="48" fill="#FFE29A"/><rect y="172" width="300" height="128" fill="#27406E"/>
            <g fill="#FFD98A" fill-opacity=".85"><rect x="98" y="182" width="104" height="5" rx="2.500"/>\
            <rect x="112" y="200" width="76" height="5" rx="2.500"/><rect x="88" y="219" width="118" height="5" rx="2.500"/>\
            <rect x="124" y="239" width="54" height="5" rx="2.500"/><rect x="108" y="260" width="84" height="5" rx="2.500"/></g>
            <path d="M34 178 46 146V178ZM48 178V140L74 178Z" fill="#F4EEE4"/><path d="M28 180H80L72 190H36Z" fill="#14233F"/>
            """),
        "photo3": scene(
            sky: ["#FCE9C8", "#F6C58B"],
            """
            <circle cx="72" cy="74" r="30" fill="#FFF8E6"/><path d="M0 176C70 128 128 150 176 172S262 190 300 150V300H0Z" fill="#E39A57"/>
            <path d="M0 214C60 190 104 176 150 200S250 252 300 206V300H0Z" fill="#CC7A3B"/>
            <path d="M150 200C176 226 120 262 96 300H0V240C40 210 110 182 150 200Z" fill="#A95B28"/>
            """),
        "photo4": scene(
            sky: ["#D7E9D2", "#A9CFA6", "#5E9A6E"],
            """
            <g fill="#6FA579"><path d="M30 230 66 90 102 230ZM190 230 232 74 274 230Z"/></g>
            <g fill="#3F7D57"><path d="M-14 262 36 120 86 262ZM98 262 150 96 202 262ZM232 262 282 128 332 262Z"/></g>
            <g fill="#1F5238"><path d="M44 300 96 160 148 300ZM160 300 214 172 268 300ZM-46 300 2 190 50 300Z"/></g>
            """),
        "photo5": scene(
            sky: ["#0F1C3F", "#2C3E78", "#7A5FA0"],
            """
            <circle cx="230" cy="66" r="24" fill="#F6EFD9"/><circle cx="240" cy="60" r="21" fill="#1B2B58"/>
            <path d="M0 190H36V150H78V204H96V120H140V180H160V96H204V170H226V138H262V196H300V300H0Z" fill="#1A2550"/>
            <path d="M0 236H52V196H92V244H130V210H176V250H212V190H252V232H300V300H0Z" fill="#0B1230"/>
            <g fill="#FFD97A"><path d="M106 134h8v8h-8zM122 134h8v8h-8zM106 152h8v8h-8zM172 110h8v8h-8zM188 128h8v8h-8zM172 146h8v8h-8z\
            M46 162h8v8h-8zM60 178h8v8h-8zM236 152h8v8h-8zM64 210h8v8h-8zM76 226h8v8h-8zM144 224h8v8h-8zM160 240h8v8h-8z\
            M222 204h8v8h-8zM236 220h8v8h-8zM20 250h8v8h-8zM264 250h8v8h-8z"/></g>
            """),
        "photo6": scene(
            sky: ["#FDEFF4", "#F8D6E3"],
            """
            <path d="M150 300C146 250 148 220 150 176" stroke="#4F8A5B" stroke-width="8" fill="none" stroke-linecap="round"/>
            <path d="M150 252C118 256 92 238 84 212 114 208 140 222 150 252ZM150 232C176 232 202 216 208 192 182 190 158 206 150 232Z" fill="#6DA876"/>
            <g fill="#E8638C"><ellipse cx="150" cy="84" rx="26" ry="40"/><ellipse cx="150" cy="84" rx="26" ry="40" transform="rotate(72 150 124)"/>\
            <ellipse cx="150" cy="84" rx="26" ry="40" transform="rotate(144 150 124)"/>\
            <ellipse cx="150" cy="84" rx="26" ry="40" transform="rotate(216 150 124)"/>\
            <ellipse cx="150" cy="84" rx="26" ry="40" transform="rotate(288 150 124)"/></g>
            <circle cx="150" cy="124" r="22" fill="#FFD166"/><circle cx="150" cy="124" r="11" fill="#F3A73B"/>
            """),
    ]

    /// A picture whose sky goes evenly from colour to colour downwards.
    private static func scene(width: Int = 300, height: Int = 300, sky: [String], _ shapes: String) -> String {
        let stops = sky.enumerated().map { index, color in
            "<stop offset=\"\(Double(index) / Double(max(1, sky.count - 1)))\" stop-color=\"\(color)\"/>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)"><defs>\
            <linearGradient id="k" x2="0" y2="1">\(stops.joined())</linearGradient></defs>\
            <rect width="\(width)" height="\(height)" fill="url(#k)"/>\(shapes)</svg>
            """
    }
}
