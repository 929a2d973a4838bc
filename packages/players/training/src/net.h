// The network: binary inputs (what a seat knows, and an action) → 384 → 96 → chances of the six results.
#pragma once
#include <cmath>
#include <cstring>
#include "equity.h"
#include "features.h"
#include "lanes.h"

constexpr int H1 = 480, H2 = 128;
// Where each part of the flat weights begins.
constexpr int W1 = 0, B1 = W1 + FEATURES * H1, W2 = B1 + H1, B2 = W2 + H1 * H2, WO = B2 + H2, BO = WO + RESULTS * H2,
              WEIGHTS = (BO + RESULTS + 15) / 16 * 16;

struct Weights {
  alignas(64) float w[WEIGHTS];
};

struct Hidden {
  alignas(64) float h1[H1];  ///< before the ReLU; `on` are those above 0
  alignas(64) float h2[H2];
  uint16_t on[H1];
  int onCount;
};

/// The first layer's sums with more inputs added to `start`.
inline void firstSums(const Weights &net, const uint16_t *active, int size, const float *start, float *out) {
  sumRows<H1>(net.w + W1, active, size, start, out);
}

/// From the first layer's sums in `hidden` to the chances of the six results.
inline void finish(const Weights &net, Hidden &hidden, float out[RESULTS]) {
  const float *w = net.w;
  hidden.onCount = 0;
  for (int j = 0; j < H1; ++j) {
    hidden.on[hidden.onCount] = (uint16_t)j;
    hidden.onCount += hidden.h1[j] > 0;
  }
  auto second = Row<H2>::of(w + B2);
  for (int at = 0; at < hidden.onCount; ++at) second.addTimes(hidden.h1[hidden.on[at]], w + W2 + hidden.on[at] * H2);
  for (auto &part : second.part) part = positive(part);
  second.put(hidden.h2);
  float most = -1e30f, total = 0;
  for (int r = 0; r < RESULTS; ++r) {
    out[r] = w[BO + r] + second.dot(w + WO + r * H2);
    most = out[r] > most ? out[r] : most;
  }
  for (int r = 0; r < RESULTS; ++r) total += out[r] = expf(out[r] - most);
  for (int r = 0; r < RESULTS; ++r) out[r] /= total;
}
