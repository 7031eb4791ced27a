#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What Transom is measured against: the plain C programs that one would write with cairo, pango, libpng and GTK.

typedef enum {
    BASELINE_RECTANGLE,
    BASELINE_ROUNDED,
    BASELINE_OUTLINE,
    BASELINE_GRADIENT,
    BASELINE_TEXT,
} BaselineKind;

typedef enum { BASELINE_LEFT, BASELINE_CENTER, BASELINE_RIGHT } BaselineAlignment;

typedef struct {
    double red, green, blue, alpha;
} BaselineColor;

// One thing to draw, in points. `radius` and `line` belong to rounded ones and outlines, `end` to gradients.
typedef struct {
    BaselineKind kind;
    double x, y, width, height, radius, line;
    BaselineColor color, end;
    int is_horizontal;
    const char *_Nullable text;
    int font;
    BaselineAlignment alignment;
} BaselineCommand;

typedef struct {
    double size;
    int weight;
} BaselineFont;

typedef struct BaselineFrame BaselineFrame;

// An image surface of `width` by `height` points at `scale`, with one layout for each font.
BaselineFrame *_Nonnull baseline_frame_new(
    double width, double height, double scale, const char *_Nonnull family, const BaselineFont *_Nonnull fonts, int font_count);
void baseline_frame_draw(BaselineFrame *_Nonnull frame, const BaselineCommand *_Nonnull commands, int count);
void baseline_frame_free(BaselineFrame *_Nonnull frame);

// Writes RGB pixels as a PNG file in memory, without filter, at zlib's `level`; answers the file's size.
size_t baseline_png(const uint8_t *_Nonnull rgb, int width, int height, int level);

// Shows a window of 1280 by 860 with a drawing area, calls `painted` after its first frame, and runs until it is killed.
void baseline_window(void (*_Nonnull painted)(void));

// From now on measures the work of each turn of the main loop: from where it is woken to where it waits again.
void baseline_watch_loop(void);
// Tells when GTK lays out and paints a frame.
void baseline_frame_begins(void);
void baseline_frame_ends(void);
// The longest turn in milliseconds since this was last asked; the one that goes on does not count yet.
double baseline_longest_turn(void);
// The same without what GTK lays out and paints.
double baseline_longest_work(void);

// Starts a program whose standard output is read from `output`; 0 if it could not be started.
pid_t baseline_spawn(const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, int *_Nonnull output);
