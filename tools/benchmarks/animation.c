/* The textbook formulas for what `tools/benchmark animation` measures: plain C, doubles, no tricks.
 *
 * Prints one line for each subject: its name, nanoseconds per sample (for `layers` per frame), a checksum. The inputs are
 * those of animation-benchmark, and so are the checksums, to the digits that are shown.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { TIMES = 1024, LAYERS = 10000 };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

/* SplitMix64, as in animation-benchmark. */
static uint64_t state = 42;
static double uniform(void) {
    uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return ((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

/* Bézier: Newton's method on the polynomial, bisection where it does not converge. */
typedef struct { double ax, bx, cx, ay, by, cy; } Bezier;

static Bezier bezier(double x1, double y1, double x2, double y2) {
    Bezier b;
    b.cx = 3 * x1; b.bx = 3 * (x2 - x1) - b.cx; b.ax = 1 - b.cx - b.bx;
    b.cy = 3 * y1; b.by = 3 * (y2 - y1) - b.cy; b.ay = 1 - b.cy - b.by;
    return b;
}

static double bezier_value(const Bezier *b, double x) {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    double t = x;
    int found = 0;
    for (int i = 0; i < 8 && !found; i++) {
        double error = ((b->ax * t + b->bx) * t + b->cx) * t - x;
        if (fabs(error) < 1e-12) { found = 1; break; }
        double slope = (3 * b->ax * t + 2 * b->bx) * t + b->cx;
        if (fabs(slope) < 1e-6) break;
        t -= error / slope;
    }
    if (!found) {
        double low = 0, high = 1;
        t = x;
        while (low < high) {
            double at = ((b->ax * t + b->bx) * t + b->cx) * t;
            if (fabs(at - x) < 1e-12) break;
            if (x > at) low = t; else high = t;
            double next = (high - low) * 0.5 + low;
            if (next == t) break;
            t = next;
        }
    }
    return ((b->ay * t + b->by) * t + b->cy) * t;
}

/* Spring: the closed form below critical damping, from rest. */
typedef struct { double decay, frequency, coefficient; } Spring;

static Spring spring(double mass, double stiffness, double damping, double velocity) {
    double w = sqrt(stiffness / mass), z = damping / (2 * sqrt(stiffness * mass));
    Spring s;
    s.decay = z * w;
    s.frequency = w * sqrt(1 - z * z);
    s.coefficient = (velocity - s.decay) / s.frequency;
    return s;
}

static double spring_value(const Spring *s, double t) {
    double angle = s->frequency * t;
    return 1 + exp(-s->decay * t) * (s->coefficient * sin(angle) - cos(angle));
}

/* Keyframes: the part is searched, its fraction eased, the points mixed. */
typedef struct { double x, y; } Point;
typedef struct { int count; const double *times; const Point *values; const Bezier *curves; } Keyframes;

static Point keyframe_value(const Keyframes *k, double f) {
    int low = 0, high = k->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (k->times[middle] <= f) low = middle + 1; else high = middle;
    }
    int i = low > 0 ? low - 1 : 0;
    if (i > k->count - 2) i = k->count - 2;
    double p = bezier_value(&k->curves[i], (f - k->times[i]) / (k->times[i + 1] - k->times[i]));
    Point a = k->values[i], b = k->values[i + 1], r;
    r.x = a.x + (b.x - a.x) * p;
    r.y = a.y + (b.y - a.y) * p;
    return r;
}

/* 3-D transforms: css-transforms-2, decompose, mix, recompose. */
typedef double Matrix[4][4];
typedef struct { double t[3], s[3], k[3], p[4], q[4]; } Parts;

static double dot3(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
static void cross3(const double *a, const double *b, double *r) {
    r[0] = a[1] * b[2] - a[2] * b[1]; r[1] = a[2] * b[0] - a[0] * b[2]; r[2] = a[0] * b[1] - a[1] * b[0];
}
static double normalize3(double *a) {
    double l = sqrt(dot3(a, a));
    a[0] /= l; a[1] /= l; a[2] /= l;
    return l;
}
static void subtract3(double *a, const double *b, double f) {
    a[0] -= b[0] * f; a[1] -= b[1] * f; a[2] -= b[2] * f;
}

static void decompose(const Matrix input, Parts *r) {
    Matrix m;
    for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) m[i][j] = input[i][j] / input[3][3];
    if (m[0][3] != 0 || m[1][3] != 0 || m[2][3] != 0) {
        /* The upper block solved for the fourth column. */
        double x[3], y[3], z[3];
        cross3(m[1], m[2], x); cross3(m[2], m[0], y); cross3(m[0], m[1], z);
        double determinant = dot3(m[0], x);
        for (int i = 0; i < 3; i++)
            r->p[i] = (x[i] * m[0][3] + y[i] * m[1][3] + z[i] * m[2][3]) / determinant;
        r->p[3] = 1 - dot3(m[3], r->p);
    } else {
        r->p[0] = r->p[1] = r->p[2] = 0;
        r->p[3] = 1;
    }
    for (int i = 0; i < 3; i++) r->t[i] = m[3][i];
    double row[3][3];
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) row[i][j] = m[i][j];
    r->s[0] = normalize3(row[0]);
    r->k[0] = dot3(row[0], row[1]); subtract3(row[1], row[0], r->k[0]);
    r->s[1] = normalize3(row[1]); r->k[0] /= r->s[1];
    r->k[1] = dot3(row[0], row[2]); subtract3(row[2], row[0], r->k[1]);
    r->k[2] = dot3(row[1], row[2]); subtract3(row[2], row[1], r->k[2]);
    r->s[2] = normalize3(row[2]); r->k[1] /= r->s[2]; r->k[2] /= r->s[2];
    double c[3];
    cross3(row[1], row[2], c);
    if (dot3(row[0], c) < 0)
        for (int i = 0; i < 3; i++) { r->s[i] = -r->s[i]; for (int j = 0; j < 3; j++) row[i][j] = -row[i][j]; }
    r->q[0] = 0.5 * sqrt(fmax(1 + row[0][0] - row[1][1] - row[2][2], 0));
    r->q[1] = 0.5 * sqrt(fmax(1 - row[0][0] + row[1][1] - row[2][2], 0));
    r->q[2] = 0.5 * sqrt(fmax(1 - row[0][0] - row[1][1] + row[2][2], 0));
    r->q[3] = 0.5 * sqrt(fmax(1 + row[0][0] + row[1][1] + row[2][2], 0));
    if (row[2][1] > row[1][2]) r->q[0] = -r->q[0];
    if (row[0][2] > row[2][0]) r->q[1] = -r->q[1];
    if (row[1][0] > row[0][1]) r->q[2] = -r->q[2];
}

static void recompose(const Parts *p, Matrix m) {
    double x = p->q[0], y = p->q[1], z = p->q[2], w = p->q[3];
    double rotation[3][3] = {
        {1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)},
        {2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)},
        {2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)}};
    for (int j = 0; j < 3; j++) {
        m[0][j] = rotation[0][j] * p->s[0];
        m[1][j] = (rotation[1][j] + rotation[0][j] * p->k[0]) * p->s[1];
        m[2][j] = (rotation[2][j] + rotation[0][j] * p->k[1] + rotation[1][j] * p->k[2]) * p->s[2];
        m[3][j] = p->t[j];
    }
    for (int i = 0; i < 4; i++) m[i][3] = dot3(m[i], p->p) + (i == 3 ? p->p[3] : 0);
}

static void mix(const Matrix a, const Matrix b, double f, Matrix result) {
    Parts p, q, r;
    decompose(a, &p);
    decompose(b, &q);
    for (int i = 0; i < 3; i++) {
        r.t[i] = p.t[i] + (q.t[i] - p.t[i]) * f;
        r.s[i] = p.s[i] + (q.s[i] - p.s[i]) * f;
        r.k[i] = p.k[i] + (q.k[i] - p.k[i]) * f;
    }
    for (int i = 0; i < 4; i++) r.p[i] = p.p[i] + (q.p[i] - p.p[i]) * f;
    double cosine = p.q[0] * q.q[0] + p.q[1] * q.q[1] + p.q[2] * q.q[2] + p.q[3] * q.q[3], sign = 1;
    if (cosine < 0) { cosine = -cosine; sign = -1; }
    if (cosine > 1) cosine = 1;
    double angle = acos(cosine), u = 1 - f, v = f;
    if (angle > 1e-12) { double sine = sin(angle); u = sin((1 - f) * angle) / sine; v = sin(f * angle) / sine; }
    for (int i = 0; i < 4; i++) r.q[i] = p.q[i] * u + q.q[i] * v * sign;
    recompose(&r, result);
}

static void turned(double angle, double x, double y, double z, double perspective, double shift, Matrix m) {
    double l = sqrt(x * x + y * y + z * z);
    x /= l; y /= l; z /= l;
    double s = sin(angle), c = cos(angle), k = 1 - c;
    double rotation[3][3] = {
        {x * x * k + c, x * y * k + z * s, x * z * k - y * s},
        {x * y * k - z * s, y * y * k + c, y * z * k + x * s},
        {x * z * k + y * s, y * z * k - x * s, z * z * k + c}};
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) m[i][j] = rotation[i][j];
    m[3][0] = shift; m[3][1] = 2 * shift; m[3][2] = 3 * shift;
    /* The rotation and shift, then a perspective of -1/distance. */
    for (int i = 0; i < 4; i++) m[i][3] = m[i][2] * perspective + (i == 3);
}

/* A tree of layers: each has a position on its way by a curve, additively, and an opacity by a spring. */
typedef struct { double begin, duration; Point delta; double from, to; int curve; } Track;
typedef struct { Point position; double opacity; Track moves; Track fades; } Layer;

static Bezier ease;
static Spring swing;

static double fraction(const Track *t, double time) {
    double elapsed = time - t->begin;
    if (elapsed <= 0) return 0;
    if (elapsed >= t->duration) return 1;
    return t->curve ? bezier_value(&ease, elapsed / t->duration) : spring_value(&swing, elapsed);
}

static double frame(const Layer *layers, double time) {
    double sum = 0;
    for (int i = 0; i < LAYERS; i++) {
        const Layer *l = &layers[i];
        double f = fraction(&l->moves, time);
        double x = l->position.x + l->moves.delta.x * (1 - f), y = l->position.y + l->moves.delta.y * (1 - f);
        double g = fraction(&l->fades, time);
        double opacity = l->fades.from + (l->fades.to - l->fades.from) * g;
        sum += x + y + opacity;
    }
    return sum;
}

static volatile double parameters[] = {0.42, 0, 0.58, 1, 1, 100, 10, 0};

int main(int count, char **arguments) {
    int rounds = count > 1 ? atoi(arguments[1]) : 1000;
    double times[TIMES];
    for (int i = 0; i < TIMES; i++) times[i] = uniform();
    ease = bezier(parameters[0], parameters[1], parameters[2], parameters[3]);
    swing = spring(parameters[4], parameters[5], parameters[6], parameters[7]);
    double samples = (double)rounds * TIMES, sum = 0, start = now();
    for (int r = 0; r < rounds; r++) for (int i = 0; i < TIMES; i++) sum += bezier_value(&ease, times[i]);
    printf("bezier %.3f %.6f\n", (now() - start) / samples, sum / samples);

    sum = 0; start = now();
    for (int r = 0; r < rounds; r++) for (int i = 0; i < TIMES; i++) sum += spring_value(&swing, times[i]);
    printf("spring %.3f %.6f\n", (now() - start) / samples, sum / samples);

    double keyTimes[] = {0, 0.1, 0.3, 0.6, 0.75, 1};
    Point values[] = {{0, 0}, {10, 5}, {-10, 20}, {40, 0}, {35, -10}, {0, 100}};
    Bezier curves[] = {ease, ease, ease, ease, ease};
    Keyframes keyframes = {6, keyTimes, values, curves};
    sum = 0; start = now();
    for (int r = 0; r < rounds; r++) for (int i = 0; i < TIMES; i++) {
        Point p = keyframe_value(&keyframes, times[i]);
        sum += p.x + p.y;
    }
    printf("keyframes %.3f %.6f\n", (now() - start) / samples, sum / samples);

    Matrix a, b, m;
    turned(0.3, 1, 2, 3, -0.001, 10, a);
    turned(2.1, -1, 1, 0.5, -0.002, 50, b);
    sum = 0; start = now();
    for (int r = 0; r < rounds; r++) for (int i = 0; i < TIMES; i++) {
        mix(a, b, times[i], m);
        sum += m[0][0] + m[1][2] + m[3][0] + m[2][3];
    }
    printf("transform3d %.3f %.6f\n", (now() - start) / samples, sum / samples);

    Layer *layers = malloc(sizeof(Layer) * LAYERS);
    for (int i = 0; i < LAYERS; i++) {
        double begin = uniform() * 0.5;
        Layer l = {{uniform() * 300, uniform() * 600}, 1, {begin, 1, {uniform() * 100, uniform() * 100}, 0, 0, 1},
                   {begin, 1.5, {0, 0}, uniform(), 1, 0}};
        layers[i] = l;
    }
    int frames = rounds / 10 + 1;
    sum = 0; start = now();
    for (int f = 0; f < frames; f++) sum += frame(layers, 0.5 + 0.5 * f / frames);
    printf("layers %.3f %.6f\n", (now() - start) / frames, sum / frames / LAYERS);
    free(layers);
    return 0;
}
