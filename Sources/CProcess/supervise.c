#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__

#include <sched.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>

int32_t cprocess_adopt_orphans(void) {
    return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 ? 0 : errno;
}

static bool write_text(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return false;
    bool written = write(file, text, strlen(text)) == (ssize_t)strlen(text);
    close(file);
    return written;
}

int32_t cprocess_enter_pid_namespace(void) {
    if (unshare(CLONE_NEWPID) == 0) return 0;
    char users[64], groups[64];
    snprintf(users, sizeof users, "%u %u 1", geteuid(), geteuid());
    snprintf(groups, sizeof groups, "%u %u 1", getegid(), getegid());
    if (unshare(CLONE_NEWUSER | CLONE_NEWPID) != 0) return errno;
    // A kernel without setgroups for namespaces needs none.
    write_text("/proc/self/setgroups", "deny");
    return write_text("/proc/self/uid_map", users) && write_text("/proc/self/gid_map", groups) ? 0 : EPERM;
}

/// Ties the calling child to its parent, which may have ended before.
static void tie(pid_t parent, bool same_namespace) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) _exit(127);
    // The first process of a PID namespace sees a parent outside as 0, dead or alive: the supervisor's pipe tells it.
    if (same_namespace && getppid() != parent) _exit(127);
}

pid_t cprocess_fork_tied(void) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) tie(parent, getpid() != 1);
    return child;
}

pid_t cprocess_start_tied(
    const char *path, char *const *arguments, char *const *environment, bool fixed_addresses) {
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -errno;
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        tie(parent, true);
        setpgid(0, 0);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        if (fixed_addresses) {
            int persona = personality(0xffffffff);
            if (persona != -1) personality((unsigned long)persona | ADDR_NO_RANDOMIZE);
        }
        execve(path, arguments, environment);
        int number = errno;
        ssize_t ignored = write(failure[1], &number, sizeof number);
        (void)ignored;
        _exit(127);
    }
    int forking = errno;
    close(failure[1]);
    int number = 0;
    ssize_t count = 0;
    if (child > 0) {
        do count = read(failure[0], &number, sizeof number);
        while (count < 0 && errno == EINTR);
    }
    close(failure[0]);
    if (child < 0) return -forking;
    return count == sizeof number ? -number : child;
}

int32_t cprocess_signal_descriptor(void) {
    sigset_t set;
    sigemptyset(&set);
    const int numbers[] = {SIGCHLD, SIGTERM, SIGINT, SIGHUP};
    for (int index = 0; index < 4; index++) sigaddset(&set, numbers[index]);
    if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
    // A signal that is ignored is not delivered, to a descriptor neither.
    for (int index = 0; index < 4; index++) signal(numbers[index], SIG_DFL);
    return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int32_t cprocess_read_signal(int32_t descriptor) {
    struct signalfd_siginfo information;
    return read(descriptor, &information, sizeof information) == sizeof information
        ? (int32_t)information.ssi_signo : 0;
}

#else

int32_t cprocess_adopt_orphans(void) { return ENOSYS; }
int32_t cprocess_enter_pid_namespace(void) { return ENOSYS; }
pid_t cprocess_fork_tied(void) { return -1; }
pid_t cprocess_start_tied(
    const char *path, char *const *arguments, char *const *environment, bool fixed_addresses) { return -ENOSYS; }
int32_t cprocess_signal_descriptor(void) { return -1; }
int32_t cprocess_read_signal(int32_t descriptor) { return 0; }

#endif
