#include "CBaseline.h"
#include <glib.h>
#include <time.h>

// How long this thread had worked when the loop was last woken, when GTK's part of the frame began, and how long it took in this
// turn; then the longest turn and the longest one without GTK's part. Microseconds.
static gint64 woken, begun, framed, longest, longest_own;

static gint64 worked(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static gint watched_poll(GPollFD *files, guint count, gint timeout) {
    gint64 turn = woken == 0 ? 0 : worked() - woken;
    longest = MAX(longest, turn);
    longest_own = MAX(longest_own, turn - framed);
    gint ready = g_poll(files, count, timeout);
    woken = worked();
    framed = 0;
    return ready;
}

void baseline_watch_loop(void) { g_main_context_set_poll_func(NULL, watched_poll); }

void baseline_frame_begins(void) { begun = worked(); }

void baseline_frame_ends(void) { framed += worked() - begun; }

static double taken(gint64 *figure) {
    double milliseconds = *figure / 1e3;
    *figure = 0;
    return milliseconds;
}

double baseline_longest_turn(void) { return taken(&longest); }

double baseline_longest_work(void) { return taken(&longest_own); }
