// Bytes on their way out. They are in this process's memory, where the handler of a crash finds them.

#include "CProcess.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

enum { most_kept = 64 * 1024 };

static uint8_t kept[most_kept];
/// What is not yet written: up to `last`, from `first` on.
static volatile size_t first, last;
static int32_t output = -1;
static volatile sig_atomic_t is_busy;

static int32_t write_all(const uint8_t *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(output, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

static int32_t write_kept(void) {
    while (first < last) {
        ssize_t written = write(output, kept + first, last - first);
        if (written > 0) first += (size_t)written;
        else if (errno != EINTR) return errno;
    }
    first = last = 0;
    return 0;
}

int32_t cprocess_write_kept(void) {
    // A signal that comes in the middle of this leaves it to whoever is at it.
    if (is_busy) return 0;
    is_busy = 1;
    int32_t failure = write_kept();
    is_busy = 0;
    return failure;
}

int32_t cprocess_write_later(int32_t descriptor, const uint8_t *bytes, size_t count) {
    output = descriptor;
    is_busy = 1;
    int32_t failure = last + count > most_kept ? write_kept() : 0;
    if (failure == 0 && count > most_kept) {
        failure = write_all(bytes, count);
    } else if (failure == 0) {
        memcpy(kept + last, bytes, count);
        last += count;
    }
    is_busy = 0;
    return failure;
}
