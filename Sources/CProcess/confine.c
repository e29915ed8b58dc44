#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>

#ifdef __linux__

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int32_t cprocess_forbid_new_privileges(void) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno;
}

static int32_t limit(int resource, uint64_t most) {
    struct rlimit present;
    if (getrlimit(resource, &present) != 0) return errno;
    struct rlimit limit = {most, most};
    // Below what was set from outside, the limit stays.
    if (present.rlim_max < most) limit.rlim_max = present.rlim_max;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
    return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int32_t cprocess_limit_resources(uint64_t memory, uint64_t file_size, uint64_t files, uint64_t processes) {
    int32_t failure = limit(RLIMIT_AS, memory);
    if (failure == 0) failure = limit(RLIMIT_FSIZE, file_size);
    if (failure == 0) failure = limit(RLIMIT_NOFILE, files);
    if (failure == 0) failure = limit(RLIMIT_NPROC, processes);
    if (failure == 0) failure = limit(RLIMIT_CORE, 0);
    return failure;
}

// MARK: Landlock. Its numbers are part of the kernel's interface; headers of older systems lack some of them.

enum {
    landlock_create_ruleset = 444,
    landlock_add_rule = 445,
    landlock_restrict_self = 446,

    may_write_file = 1 << 1,
    may_remove_folder = 1 << 4,
    may_remove_file = 1 << 5,
    may_make = 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 11 | 1 << 12,
    may_refer = 1 << 13,     // version 2
    may_truncate = 1 << 14,  // version 3
    may_use_tcp = 1 << 0 | 1 << 1,  // version 4: bind, connect
    abstract_sockets = 1 << 0,      // version 6
    signals = 1 << 1,
};

struct ruleset {
    uint64_t files, network, scope;
};

struct __attribute__((packed)) folder_rule {
    uint64_t allowed;
    int32_t folder;
};

int32_t cprocess_landlock_version(void) {
    long version = syscall(landlock_create_ruleset, NULL, 0, 1);
    return version < 0 ? 0 : (int32_t)version;
}

int32_t cprocess_deny_writing(const char *const *folders, bool deny_files, bool deny_network) {
    int32_t version = cprocess_landlock_version();
    if (version < 1) return ENOSYS;
    struct ruleset rules = {0, 0, 0};
    if (deny_files) {
        rules.files = may_write_file | may_remove_folder | may_remove_file | may_make;
        if (version >= 2) rules.files |= may_refer;
        if (version >= 3) rules.files |= may_truncate;
    }
    if (deny_network && version >= 4) rules.network = may_use_tcp;
    if (version >= 6) rules.scope = deny_network ? signals | abstract_sockets : signals;
    if (rules.files == 0 && rules.network == 0 && rules.scope == 0) return 0;
    // An older kernel refuses a structure with fields that it does not know.
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    int set = (int)syscall(landlock_create_ruleset, &rules, size, 0);
    if (set < 0) return errno;
    int32_t failure = 0;
    for (; deny_files && *folders != NULL && failure == 0; folders++) {
        struct stat status;
        int folder = open(*folders, O_PATH | O_CLOEXEC);
        // What is not there need not be allowed.
        if (folder < 0) continue;
        bool is_folder = fstat(folder, &status) == 0 && S_ISDIR(status.st_mode);
        struct folder_rule rule = {rules.files, folder};
        if (!is_folder) rule.allowed &= may_write_file | may_truncate;
        if (syscall(landlock_add_rule, set, 1, &rule, 0) != 0) failure = errno;
        close(folder);
    }
    if (failure == 0 && syscall(landlock_restrict_self, set, 0) != 0) failure = errno;
    close(set);
    return failure;
}

// MARK: seccomp

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE AUDIT_ARCH_AARCH64
#endif

int32_t cprocess_deny_sockets(void) {
#ifdef NATIVE
    const uint32_t allow = SECCOMP_RET_ALLOW, deny = SECCOMP_RET_ERRNO | EACCES, unknown = SECCOMP_RET_ERRNO | ENOSYS;
    struct sock_filter program[] = {
        // Another architecture has other numbers: none of its calls is allowed.
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, unknown),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        // The x32 calls of x86-64 have this bit.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 3, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 0),
        // io_uring makes sockets without that call.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 425 /* io_uring_setup */, 1, 2),
        BPF_STMT(BPF_RET | BPF_K, deny),
        BPF_STMT(BPF_RET | BPF_K, unknown),
        BPF_STMT(BPF_RET | BPF_K, allow),
    };
    struct sock_fprog filter = {sizeof program / sizeof program[0], program};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0 ? 0 : errno;
#else
    return ENOSYS;
#endif
}

#else

int32_t cprocess_forbid_new_privileges(void) { return ENOSYS; }
int32_t cprocess_limit_resources(uint64_t memory, uint64_t file_size, uint64_t files, uint64_t processes) {
    return ENOSYS;
}
int32_t cprocess_landlock_version(void) { return 0; }
int32_t cprocess_deny_writing(const char *const *folders, bool deny_files, bool deny_network) { return ENOSYS; }
int32_t cprocess_deny_sockets(void) { return ENOSYS; }

#endif
