#define _GNU_SOURCE
#include "CBaseline.h"
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

pid_t baseline_spawn(const char *path, char *const *arguments, int *output) {
    int ends[2];
    pid_t process = 0;
    posix_spawn_file_actions_t actions;
    if (pipe2(ends, O_CLOEXEC) != 0) return 0;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    if (posix_spawn(&process, path, &actions, NULL, arguments, environ) != 0) process = 0;
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    *output = ends[0];
    return process;
}
