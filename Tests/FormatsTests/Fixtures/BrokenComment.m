/* The code of the manual's comment, as it stands there. */
+(NSDictionary*)au_defaultTheme_add_Info
{
    NSMutableDictionary *dict = [INSMutableDictionary alloc] init];
    dictITITLEBAR_BACKGROUND_COLOR] = AU_COLOR_APP_GREEN; // Background color of AUTitleBar
    dit[TITLEBAR TITLE TEXTCOLOR1 = [UIColor redColor];   // Title color of AUTitleBar
    dict[TITLEBAR_BACKGROUND_COLOR] = AU_COLOR_APP_GREEN;
    dict[TITLEBAR_TITLE_TEXTCOLOR] = [UIColor redColor];
    ...
    return dict;
}
