#include "CBaseline.h"
#include <glib.h>

// When the loop was last woken, and the longest time from there to the next wait, in microseconds.
static gint64 woken, longest;

static gint watched_poll(GPollFD *files, guint count, gint timeout) {
    gint64 now = g_get_monotonic_time();
    if (woken != 0 && now - woken > longest) longest = now - woken;
    gint ready = g_poll(files, count, timeout);
    woken = g_get_monotonic_time();
    return ready;
}

void baseline_watch_loop(void) { g_main_context_set_poll_func(NULL, watched_poll); }

double baseline_longest_turn(void) {
    double milliseconds = longest / 1e3;
    longest = 0;
    return milliseconds;
}
