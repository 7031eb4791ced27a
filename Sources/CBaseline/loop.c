#include "CBaseline.h"
#include <glib.h>
#include <time.h>

// How long this thread had worked when the loop was last woken, and the longest work from there to the next wait; microseconds.
static gint64 woken, longest;

static gint64 worked(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gint watched_poll(GPollFD *files, guint count, gint timeout) {
    gint64 now = worked();
    if (woken != 0 && now - woken > longest) longest = now - woken;
    gint ready = g_poll(files, count, timeout);
    woken = worked();
    return ready;
}

void baseline_watch_loop(void) { g_main_context_set_poll_func(NULL, watched_poll); }

double baseline_longest_turn(void) {
    double milliseconds = longest / 1e3;
    longest = 0;
    return milliseconds;
}
