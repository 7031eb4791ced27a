public import CGtk

/// Opens the display; false if there is none.
///
/// GTK would load OpenGL to pick a visual for it, a third of the time to the first window, and nothing here draws with it. Programs
/// started later do not inherit the choice.
public func openDisplay() -> Bool {
    let isOurs = g_getenv("GDK_GL") == nil
    if isOurs { g_setenv("GDK_GL", "disable", 0) }
    defer { if isOurs { g_unsetenv("GDK_GL") } }
    return gtk_init_check(nil, nil).isTrue
}

/// Makes the single-instance application: `activated` for a bare launch, `opened` for paths, also from later launches.
public func makeApplication(
    id: String, activated: @escaping () -> Void, opened: @escaping ([String]) -> Void
) -> UnsafeMutablePointer<GtkApplication> {
    let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new(id, G_APPLICATION_HANDLES_OPEN)
    connect(application, "activate", activated)
    typealias Open = @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<OpaquePointer>, gint) -> Void
    let open: Open = { box, files, count in
        let paths = (0..<Int(count)).compactMap { takeString(g_file_get_path(files[$0])) }
        Handler<([String]) -> Void>.call(in: box)(paths)
    }
    attach(application, "open", unsafeBitCast(open, to: GCallback.self), Handler(opened))
    return application
}

/// Runs the application until its last window is closed, drops the reference, and answers the exit status.
public func run(_ application: UnsafeMutablePointer<GtkApplication>, arguments: [String]) -> Int32 {
    defer { g_object_unref(application) }
    let copies = arguments.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    var array = copies + [nil]
    return g_application_run(as_gapplication(application), gint(clamping: arguments.count), &array)
}
