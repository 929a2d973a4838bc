// The network: binary inputs → 480 → 128 → for each action six logits (shared ones plus the action's own) → softmax.
#pragma once
#include <cmath>
#include <cstring>
#include "equity.h"
#include "features.h"
#include "lanes.h"

constexpr int H1 = 480, H2 = 128;
// Where each part of the flat weights begins.
constexpr int W1 = 0, B1 = W1 + FEATURES * H1, W2 = B1 + H1, B2 = W2 + H1 * H2, WH = B2 + H2, BH = WH + HEADS * RESULTS * H2,
              WS = (BH + HEADS * RESULTS + 15) / 16 * 16, BS = WS + RESULTS * H2, WEIGHTS = (BS + RESULTS + 15) / 16 * 16;

struct Weights {
  alignas(64) float w[WEIGHTS];
};

struct Hidden {
  alignas(64) float h1[H1];  ///< before the ReLU; `on` are those above 0
  alignas(64) float h2[H2];
  float shared[RESULTS];
  uint16_t on[H1];  ///< units of the first layer that are not 0
  int onCount;
};

inline void forward(const Weights &net, const uint16_t *active, int size, Hidden &out) {
  const float *w = net.w;
  sumRows<H1>(w + W1, active, size, w + B1, out.h1);
  out.onCount = 0;
  for (int j = 0; j < H1; ++j) {
    out.on[out.onCount] = (uint16_t)j;
    out.onCount += out.h1[j] > 0;
  }
  auto second = Row<H2>::of(w + B2);
  for (int at = 0; at < out.onCount; ++at) second.addTimes(out.h1[out.on[at]], w + W2 + out.on[at] * H2);
  for (auto &part : second.part) part = positive(part);
  second.put(out.h2);
  for (int r = 0; r < RESULTS; ++r) out.shared[r] = w[BS + r] + second.dot(w + WS + r * H2);
}

/// Probabilities of the six results after an action.
inline void distribution(const Weights &net, const Hidden &hidden, int head, float out[RESULTS]) {
  const auto h2 = Row<H2>::of(hidden.h2);
  float most = -1e30f, total = 0;
  for (int r = 0; r < RESULTS; ++r) {
    out[r] = net.w[BH + head * RESULTS + r] + hidden.shared[r] + h2.dot(net.w + WH + (head * RESULTS + r) * H2);
    most = out[r] > most ? out[r] : most;
  }
  for (int r = 0; r < RESULTS; ++r) total += out[r] = expf(out[r] - most);
  for (int r = 0; r < RESULTS; ++r) out[r] /= total;
}
