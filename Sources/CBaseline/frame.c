#include "CBaseline.h"
#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

struct BaselineFrame {
    cairo_surface_t *surface;
    cairo_t *context;
    PangoLayout **layouts;
    int font_count;
};

static PangoLayout *make_layout(cairo_t *context, const char *family, BaselineFont font) {
    PangoLayout *layout = pango_cairo_create_layout(context);
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, family);
    pango_font_description_set_weight(description, (PangoWeight)font.weight);
    pango_font_description_set_absolute_size(description, font.size * PANGO_SCALE);
    pango_layout_set_font_description(layout, description);
    pango_font_description_free(description);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    return layout;
}

BaselineFrame *baseline_frame_new(
    double width, double height, double scale, const char *family, const BaselineFont *fonts, int font_count) {
    BaselineFrame *frame = malloc(sizeof *frame);
    frame->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
    frame->context = cairo_create(frame->surface);
    cairo_scale(frame->context, scale, scale);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(frame->context, options);
    cairo_font_options_destroy(options);
    frame->font_count = font_count;
    frame->layouts = calloc((size_t)font_count, sizeof *frame->layouts);
    for (int i = 0; i < font_count; i++) frame->layouts[i] = make_layout(frame->context, family, fonts[i]);
    return frame;
}

void baseline_frame_free(BaselineFrame *frame) {
    for (int i = 0; i < frame->font_count; i++) g_object_unref(frame->layouts[i]);
    free(frame->layouts);
    cairo_destroy(frame->context);
    cairo_surface_destroy(frame->surface);
    free(frame);
}

static void add_rounded(cairo_t *context, double x, double y, double width, double height, double radius) {
    double right = x + width, bottom = y + height;
    cairo_new_sub_path(context);
    cairo_arc(context, right - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(context, right - radius, bottom - radius, radius, 0, M_PI / 2);
    cairo_arc(context, x + radius, bottom - radius, radius, M_PI / 2, M_PI);
    cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(context);
}

static void set_color(cairo_t *context, BaselineColor color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
}

static void draw_gradient(cairo_t *context, const BaselineCommand *command) {
    double x = command->x, y = command->y;
    cairo_pattern_t *pattern = command->is_horizontal ? cairo_pattern_create_linear(x, y, x + command->width, y)
                                                      : cairo_pattern_create_linear(x, y, x, y + command->height);
    BaselineColor start = command->color, end = command->end;
    cairo_pattern_add_color_stop_rgba(pattern, 0, start.red, start.green, start.blue, start.alpha);
    cairo_pattern_add_color_stop_rgba(pattern, 1, end.red, end.green, end.blue, end.alpha);
    cairo_set_source(context, pattern);
    cairo_rectangle(context, x, y, command->width, command->height);
    cairo_fill(context);
    cairo_pattern_destroy(pattern);
}

static void draw_text(cairo_t *context, PangoLayout *layout, const BaselineCommand *command) {
    PangoRectangle room;
    pango_layout_set_text(layout, command->text, -1);
    pango_layout_set_width(layout, (int)(command->width * PANGO_SCALE) + PANGO_SCALE / 2);
    pango_layout_get_extents(layout, NULL, &room);
    double left = command->width - (double)room.width / PANGO_SCALE;
    double x = command->x + (command->alignment == BASELINE_LEFT ? 0 : command->alignment == BASELINE_CENTER ? left / 2 : left);
    set_color(context, command->color);
    cairo_move_to(context, x, command->y + (command->height - (double)room.height / PANGO_SCALE) / 2);
    pango_cairo_show_layout(context, layout);
}

static void draw(BaselineFrame *frame, const BaselineCommand *command) {
    cairo_t *context = frame->context;
    double x = command->x, y = command->y, width = command->width, height = command->height;
    switch (command->kind) {
    case BASELINE_RECTANGLE:
        set_color(context, command->color);
        cairo_rectangle(context, x, y, width, height);
        cairo_fill(context);
        break;
    case BASELINE_ROUNDED:
        set_color(context, command->color);
        add_rounded(context, x, y, width, height, command->radius);
        cairo_fill(context);
        break;
    case BASELINE_OUTLINE:
        set_color(context, command->color);
        cairo_set_line_width(context, command->line);
        add_rounded(
            context, x + command->line / 2, y + command->line / 2, width - command->line, height - command->line, command->radius);
        cairo_stroke(context);
        break;
    case BASELINE_GRADIENT: draw_gradient(context, command); break;
    case BASELINE_TEXT: draw_text(context, frame->layouts[command->font], command); break;
    }
}

void baseline_frame_draw(BaselineFrame *frame, const BaselineCommand *commands, int count) {
    for (int i = 0; i < count; i++) draw(frame, &commands[i]);
    cairo_surface_flush(frame->surface);
}
