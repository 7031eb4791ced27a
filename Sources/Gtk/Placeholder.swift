internal import CGtk
func probe() -> Int32 { Int32(gtk_get_major_version()) }
