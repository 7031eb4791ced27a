print("transom")
