// What segue needs of Linux and Swift cannot call: functions with a variable number of arguments, `fork`, and code that
// runs in signal handlers. No policy is in here. On other systems each function answers that there is no such thing.

#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: Supervision (supervise.c). All answer with 0 or an error number, unless something else is said.

/// Orphans below this process become its children (PR_SET_CHILD_SUBREAPER).
int32_t cprocess_adopt_orphans(void);

/// The next child is the first process of a new PID namespace: when it ends, so does everything in there. Where this
/// user may not do so, a user namespace with the same user and group in it is made first.
int32_t cprocess_enter_pid_namespace(void);

/// A copy of this process that is killed when this one ends; 0 in the copy, negative for failure. For processes of one
/// thread only.
pid_t cprocess_fork_tied(void);

/// Starts a program that is killed when this process ends, as the leader of a process group, with no signal blocked.
///
/// `fixed_addresses` gives it the same addresses in every run, where the system allows it. Negative error number for
/// failure, that of `execve` included.
pid_t cprocess_start_tied(
    const char *path, char *const *arguments, char *const *environment, bool fixed_addresses);

/// A descriptor that can be read when a child has ended or this process is asked to end; -1 for failure.
int32_t cprocess_signal_descriptor(void);

/// The number of the signal that is there to be read; 0 when there is none.
int32_t cprocess_read_signal(int32_t descriptor);

// MARK: Confinement (confine.c)

/// Neither this process nor what it starts gains privileges by starting a program.
int32_t cprocess_forbid_new_privileges(void);

/// The version of Landlock that the kernel offers; 0 for none.
int32_t cprocess_landlock_version(void);

/// Denies writing outside `folders` (a list that ends with NULL; files are allowed in it), and, where the kernel can,
/// signals to processes outside and TCP connections.
int32_t cprocess_deny_writing(const char *const *folders, bool deny_files, bool deny_network);

/// Denies making sockets of any kind with EACCES; pairs of connected sockets can still be made.
int32_t cprocess_deny_sockets(void);

/// Limits this process and what it starts: bytes of address space, bytes of a file, open files, processes and threads of
/// this user. No memory image is written at a crash.
int32_t cprocess_limit_resources(uint64_t memory, uint64_t file_size, uint64_t files, uint64_t processes);

// MARK: Output that survives a crash (output.c)

/// Keeps bytes that are to be written to `descriptor`, always the same one, until there are many of them; 0 or an error
/// number.
///
/// The report of a crash or hang comes behind them. For the main thread.
int32_t cprocess_write_later(int32_t descriptor, const uint8_t *bytes, size_t count);

/// Writes the bytes that are kept; 0 or an error number. May be called in a signal handler.
int32_t cprocess_write_kept(void);

// MARK: Reports of crashes and hangs (crash.c)

/// The signal that asks where the main thread is.
extern const int32_t cprocess_inquiry_signal;

/// From now on, a crash writes one line to `descriptor`, and so does each sample of a hang.
int32_t cprocess_report_crashes(int32_t descriptor);

/// The code whose addresses are reported, once it is loaded: any address in it.
int32_t cprocess_watch_code(const void *address);

#endif
