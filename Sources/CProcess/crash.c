// Reports of crashes and hangs. Everything below `on_` runs in a signal handler: no memory is allocated, no lock taken.

#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__

#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <setjmp.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <ucontext.h>

const int32_t cprocess_inquiry_signal = SIGPROF;

enum { most_frames = 64, most_samples = 100, sample_microseconds = 2000, deepest = 8192 };

static int report = -1;
/// A pipe through which memory is read that may not be there: the kernel answers EFAULT instead of a signal.
static int probe[2] = {-1, -1};
static uintptr_t code_base, code_begin, code_end;
static char alternate_stack[128 * 1024];
static void *addresses[deepest];
static volatile sig_atomic_t is_reporting, samples;
static sigjmp_buf unwinding;
static volatile sig_atomic_t is_unwinding;

// MARK: The line: {"host":"crashed","signal":11,"frames":[1,2]}

struct line {
    char text[2048];
    size_t count;
};

static void add(struct line *line, const char *text) {
    while (*text != 0 && line->count < sizeof line->text) line->text[line->count++] = *text++;
}

static void add_number(struct line *line, uint64_t number) {
    char digits[24];
    size_t first = sizeof digits - 1;
    digits[first] = 0;
    do digits[--first] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    add(line, digits + first);
}

static void send_line(struct line *line) {
    size_t sent = 0;
    while (sent < line->count) {
        ssize_t count = write(report, line->text + sent, line->count - sent);
        if (count > 0) sent += (size_t)count;
        else if (errno != EINTR) return;
    }
}

// MARK: Frames of the app's code

struct place {
    uintptr_t counter, frame, stack, link;
};

static struct place place_of(const ucontext_t *context) {
#if defined(__x86_64__)
    const greg_t *registers = context->uc_mcontext.gregs;
    return (struct place){
        (uintptr_t)registers[REG_RIP], (uintptr_t)registers[REG_RBP], (uintptr_t)registers[REG_RSP], 0};
#elif defined(__aarch64__)
    const mcontext_t *registers = &context->uc_mcontext;
    return (struct place){registers->pc, registers->regs[29], registers->sp, registers->regs[30]};
#else
    return (struct place){0, 0, 0, 0};
#endif
}

static bool read_memory(uintptr_t address, void *into, size_t size) {
    return write(probe[1], (const void *)address, size) == (ssize_t)size && read(probe[0], into, size) == (ssize_t)size;
}

static bool is_watched(uintptr_t address) { return address >= code_begin && address < code_end; }

/// By the tables of the compiler, which every function has. Of too many, the outermost or the innermost are kept.
static size_t frames_by_tables(uint64_t *frames, struct place place, bool keeps_outermost) {
    // It is still known after a jump out of a fault.
    volatile size_t count = 0;
    is_unwinding = 1;
    if (sigsetjmp(unwinding, 1) == 0) {
        int found = backtrace(addresses, deepest);
        for (int index = 0; index < found && (keeps_outermost || count < most_frames); index++) {
            uintptr_t address = (uintptr_t)addresses[index];
            // A return address may be that of the next line.
            if (address != place.counter) address -= 1;
            if (!is_watched(address)) continue;
            if (count == most_frames) memmove(frames, frames + 1, --count * sizeof *frames);
            frames[count++] = address - code_base;
        }
    }
    is_unwinding = 0;
    return count;
}

/// By frame pointers, for a jump to where no code is.
static size_t frames_by_pointers(uint64_t *frames, struct place place) {
    size_t count = 0;
    uintptr_t words[2] = {0, 0};
    if (is_watched(place.counter)) frames[count++] = place.counter - code_base;
    uintptr_t caller = place.link;
    if (caller == 0 && read_memory(place.stack, words, sizeof words)) caller = words[0];
    if (is_watched(caller - 1)) frames[count++] = caller - 1 - code_base;
    uintptr_t frame = place.frame;
    for (int depth = 0; depth < deepest && count < most_frames; depth++) {
        if (frame == 0 || frame % sizeof frame != 0 || !read_memory(frame, words, sizeof words)) break;
        if (is_watched(words[1] - 1)) frames[count++] = words[1] - 1 - code_base;
        if (words[0] <= frame) break;
        frame = words[0];
    }
    return count;
}

static void add_frames(struct line *line, const ucontext_t *context, bool keeps_outermost) {
    uint64_t frames[most_frames];
    struct place place = place_of(context);
    size_t count = frames_by_tables(frames, place, keeps_outermost);
    if (count == 0) count = frames_by_pointers(frames, place);
    add(line, ",\"frames\":[");
    for (size_t index = 0; index < count; index++) {
        if (index > 0) add(line, ",");
        add_number(line, frames[index]);
    }
    add(line, "]}\n");
}

// MARK: Crashes

static void on_crash(int number, siginfo_t *information, void *context) {
    if (is_unwinding && (number == SIGSEGV || number == SIGBUS)) siglongjmp(unwinding, 1);
    // Of two threads that crash, the first is reported; the other waits for the end.
    if (__atomic_exchange_n(&is_reporting, 1, __ATOMIC_SEQ_CST) != 0) {
        for (;;) pause();
    }
    cprocess_write_kept();
    struct line line = {.count = 0};
    // A line that another thread has begun ends here.
    add(&line, "\n{\"host\":\"crashed\",\"signal\":");
    add_number(&line, (uint64_t)number);
    uintptr_t address = (uintptr_t)information->si_addr, stack = place_of(context).stack;
    if (number == SIGSEGV && information->si_code > 0 && address + (1 << 20) > stack && address < stack + (1 << 16)) {
        add(&line, ",\"isStackFull\":true");
    }
    add_frames(&line, context, false);
    send_line(&line);
    signal(number, SIG_DFL);
    syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), number);
}

// MARK: Hangs

/// Whether the main thread waits in a call of the system; it is looked at only once, because a signal ends such waits.
static bool is_waiting(const ucontext_t *context) {
    uintptr_t counter = place_of(context).counter;
#if defined(__x86_64__)
    unsigned char code[4];
    return read_memory(counter - 2, code, sizeof code)
        && ((code[0] == 0x0f && code[1] == 0x05) || (code[2] == 0x0f && code[3] == 0x05));
#elif defined(__aarch64__)
    uint32_t code[2];
    return read_memory(counter - 4, code, sizeof code) && (code[0] == 0xd4000001 || code[1] == 0xd4000001);
#else
    return false;
#endif
}

static void set_timer(long microseconds) {
    struct itimerval timer = {{0, microseconds}, {0, microseconds}};
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void on_inquiry(int number, siginfo_t *information, void *context) {
    (void)information;
    int saved = errno;
    if (syscall(SYS_gettid) != getpid()) {
        syscall(SYS_tgkill, getpid(), getpid(), number);
    } else if (samples < most_samples && !is_unwinding && !is_reporting) {
        bool is_last = is_waiting(context) || ++samples == most_samples;
        if (is_last) samples = most_samples;
        set_timer(is_last ? 0 : sample_microseconds);
        cprocess_write_kept();
        struct line line = {.count = 0};
        add(&line, samples <= 1 || is_last ? "\n{\"host\":\"hangs\"" : "{\"host\":\"hangs\"");
        if (is_last) add(&line, ",\"isLast\":true");
        add_frames(&line, context, true);
        send_line(&line);
        // The signal has ended a wait of the app's, which must not go on now: the process is about to be killed.
        while (is_last) pause();
    }
    errno = saved;
}

// MARK: Beginning

static bool handle(int number, void (*handler)(int, siginfo_t *, void *), int flags) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | flags;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL) == 0;
}

int32_t cprocess_report_crashes(int32_t descriptor) {
    report = descriptor;
    if (pipe2(probe, O_CLOEXEC | O_NONBLOCK) != 0) return errno;
    stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
    if (sigaltstack(&stack, NULL) != 0) return errno;
    // The first call loads a library, which a handler must not do.
    backtrace(addresses, 2);
    const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGXFSZ};
    for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
        // A fault within the handler comes back to it.
        if (!handle(numbers[index], on_crash, SA_NODEFER)) return errno;
    }
    return handle(cprocess_inquiry_signal, on_inquiry, SA_RESTART) && handle(SIGALRM, on_inquiry, SA_RESTART)
        ? 0 : errno;
}

static int find_code(struct dl_phdr_info *information, size_t size, void *address) {
    (void)size;
    for (int index = 0; index < information->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &information->dlpi_phdr[index];
        uintptr_t begin = information->dlpi_addr + header->p_vaddr;
        if (header->p_type != PT_LOAD || (header->p_flags & PF_X) == 0) continue;
        if ((uintptr_t)address < begin || (uintptr_t)address >= begin + header->p_memsz) continue;
        code_base = information->dlpi_addr;
        code_begin = begin;
        code_end = begin + header->p_memsz;
        return 1;
    }
    return 0;
}

int32_t cprocess_watch_code(const void *address) {
    return dl_iterate_phdr(find_code, (void *)address) == 1 ? 0 : ENOENT;
}

#else

const int32_t cprocess_inquiry_signal = SIGABRT;
int32_t cprocess_report_crashes(int32_t descriptor) { return ENOSYS; }
int32_t cprocess_watch_code(const void *address) { return ENOSYS; }

#endif
