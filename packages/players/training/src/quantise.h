// Weights as numbers from −31 to 31 with a scale for each row: what the player is given, and what learning sees.
#pragma once
#include <vector>
#include "net.h"

constexpr int LEVELS = 31;
/// The matrices: offset, rows, columns.
constexpr int MATRICES[][3] = {{W1, FEATURES, H1}, {W2, H1, H2}, {WO, RESULTS, H2}};
constexpr int BIASES[][2] = {{B1, H1}, {B2, H2}, {BO, RESULTS}};

inline float rounded(float x) {
  const float n = std::nearbyint(x);
  return n > LEVELS ? LEVELS : n < -LEVELS ? -LEVELS : n;
}

/// The scale that keeps the squares of the errors smallest.
inline float bestScale(const float *w, int size) {
  float most = 0;
  for (int c = 0; c < size; ++c) most = std::fmax(most, std::fabs(w[c]));
  float least = 1e30f, best = 0;
  for (float share = 1; share > 0.3f && most > 0; share -= 0.05f) {
    const float step = most * share / LEVELS, inverse = 1 / step;
    float error = 0;
    for (int c = 0; c < size; ++c) {
      const float off = w[c] - step * rounded(w[c] * inverse);
      error += off * off;
    }
    if (error < least) least = error, best = step;
  }
  return best;
}

/// Scales of all rows, kept for a while because finding them takes longer than using them.
class Quantiser {
public:
  void fit(const Weights &from) {
    scales.clear();
    for (const auto &[offset, rows, columns] : MATRICES)
      for (int row = 0; row < rows; ++row) scales.push_back(bestScale(from.w + offset + row * columns, columns));
  }
  /// What is left of the weights after rounding; biases are left alone.
  void apply(const Weights &from, Weights &to) const {
    const float *scale = scales.data();
    for (const auto &[offset, rows, columns] : MATRICES)
      for (int row = 0; row < rows; ++row, ++scale) {
        const float *w = from.w + offset + row * columns;
        float *out = to.w + offset + row * columns;
        const float step = *scale, inverse = step > 0 ? 1 / step : 0;
        for (int c = 0; c < columns; ++c) out[c] = step * rounded(w[c] * inverse);
      }
    for (const auto &[offset, size] : BIASES) memcpy(to.w + offset, from.w + offset, sizeof(float) * (size_t)size);
  }

private:
  std::vector<float> scales;
};
