// Sixteen floats at once; sums are kept in registers, which the compiler does not do by itself for arrays.
#pragma once
#include <cstdint>

typedef float Lanes __attribute__((vector_size(64)));
constexpr int LANES = 16;

inline Lanes load(const float *from) { return *(const Lanes *)from; }
inline void store(float *to, Lanes value) { *(Lanes *)to = value; }
inline Lanes positive(Lanes x) { return x > 0 ? x : Lanes{}; }
inline float total(Lanes x) {
  float sum = 0;
  for (int lane = 0; lane < LANES; ++lane) sum += x[lane];
  return sum;
}

/// The sum of rows of `width` floats, begun with `start`; ninety-six columns at a time.
template <int width> inline void sumRows(const float *rows, const uint16_t *which, int size, const float *start, float *out) {
  constexpr int BLOCK = 6;
  static_assert(width % (BLOCK * LANES) == 0);
  for (int from = 0; from < width; from += BLOCK * LANES) {
    Lanes sum[BLOCK];
    for (int b = 0; b < BLOCK; ++b) sum[b] = load(start + from + b * LANES);
    for (int at = 0; at < size; ++at) {
      const float *row = rows + which[at] * width + from;
      for (int b = 0; b < BLOCK; ++b) sum[b] += load(row + b * LANES);
    }
    for (int b = 0; b < BLOCK; ++b) store(out + from + b * LANES, sum[b]);
  }
}

/// A row of the second layer's width.
template <int width> struct Row {
  static constexpr int N = width / LANES;
  static_assert(width % LANES == 0);
  Lanes part[N];
  static Row of(const float *from) {
    Row row;
    for (int n = 0; n < N; ++n) row.part[n] = load(from + n * LANES);
    return row;
  }
  void put(float *to) const {
    for (int n = 0; n < N; ++n) store(to + n * LANES, part[n]);
  }
  void addTimes(float x, const float *from) {
    for (int n = 0; n < N; ++n) part[n] += x * load(from + n * LANES);
  }
  void addTimesTo(float x, float *to) const {
    for (int n = 0; n < N; ++n) store(to + n * LANES, load(to + n * LANES) + x * part[n]);
  }
  float dot(const float *other) const {
    Lanes sum = part[0] * load(other);
    for (int n = 1; n < N; ++n) sum += part[n] * load(other + n * LANES);
    return total(sum);
  }
};
