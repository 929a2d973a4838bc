// Cross-entropy to the target distribution for the chosen action; Adam with decay of the weights. Learning sees the
// weights as they will be rounded; a moving average of them is what plays.
#pragma once
#include <memory>
#include <vector>
#include "quantise.h"

struct Sample {
  uint16_t active[MAX_ACTIVE];
  uint8_t size;
  float target[RESULTS];
};

/// The last samples of self-play, overwritten in a ring.
class Replay {
public:
  explicit Replay(size_t room) : samples(room) {}
  Sample &next() {
    Sample &slot = samples[at];
    at = (at + 1) % samples.size();
    if (filled < samples.size()) ++filled;
    return slot;
  }
  const Sample &draw(Random &random) const { return samples[random.below((uint32_t)filled)]; }
  size_t size() const { return filled; }

private:
  std::vector<Sample> samples;
  size_t at = 0, filled = 0;
};

/// Everything that goes on with `--resume`.
struct LearningState {
  Weights now, average;
  alignas(64) float m[WEIGHTS], v[WEIGHTS];
  int64_t steps = 0, deals = 0;
  double seconds = 0;
  double forehand[RESULTS];
};

class Learner {
public:
  static constexpr int BATCH = 256;
  LearningState &state;
  double loss = 0;  ///< moving average

  float decay = 0;  ///< of the weights, times the rate, in each step

  explicit Learner(LearningState &s) : state(s), gradient(new Weights), seen(new Weights) {}

  static void initialise(LearningState &s, Random &random) {
    memset((void *)&s, 0, sizeof s);
    const auto normal = [&random] {
      float sum = 0;
      for (int i = 0; i < 12; ++i) sum += random.unit();
      return sum - 6;
    };
    for (int i = 0; i < FEATURES * H1; ++i) s.now.w[W1 + i] = normal() * 0.14f;
    for (int i = 0; i < H1 * H2; ++i) s.now.w[W2 + i] = normal() * sqrtf(2.0f / H1);
    for (int i = 0; i < RESULTS * H2; ++i) s.now.w[WO + i] = normal() * 0.05f;
    s.average = s.now;
    Equity start;
    memcpy(s.forehand, start.forehand, sizeof s.forehand);
  }

  void step(const Replay &replay, Random &random, float rate) {
    if (state.steps % 500 == 0 || fresh) quantiser.fit(state.now), fresh = false;
    quantiser.apply(state.now, *seen);
    memset(gradient->w, 0, sizeof gradient->w);
    float total = 0;
    for (int b = 0; b < BATCH; ++b) total += backward(replay.draw(random));
    loss += 0.001 * (total / BATCH - loss);
    adam(rate);
    if (++state.steps % 8 == 0) follow();
  }

private:
  std::unique_ptr<Weights> gradient, seen;
  Quantiser quantiser;
  bool fresh = true;
  Hidden hidden;

  float backward(const Sample &sample) {
    const Weights &net = *seen;
    float *g = gradient->w;
    firstSums(net, sample.active, sample.size, net.w + B1, hidden.h1);
    float p[RESULTS], loss = 0;
    finish(net, hidden, p);
    const auto h2 = Row<H2>::of(hidden.h2);
    Row<H2> d2 = {};
    for (int r = 0; r < RESULTS; ++r) {
      loss -= sample.target[r] * logf(p[r] + 1e-9f);
      const float d = (p[r] - sample.target[r]) * (1.0f / BATCH);
      g[BO + r] += d;
      d2.addTimes(d, net.w + WO + r * H2);
      h2.addTimesTo(d, g + WO + r * H2);
    }
    for (int n = 0; n < Row<H2>::N; ++n) d2.part[n] = h2.part[n] > 0 ? d2.part[n] : Lanes{};
    d2.addTimesTo(1, g + B2);
    alignas(64) float d1[H1] = {};
    for (int at = 0; at < hidden.onCount; ++at) {
      const int j = hidden.on[at];
      d1[j] = d2.dot(net.w + W2 + j * H2);
      d2.addTimesTo(hidden.h1[j], g + W2 + j * H2);
    }
    for (int j = 0; j < H1; j += LANES) store(g + B1 + j, load(g + B1 + j) + load(d1 + j));
    for (int at = 0; at < sample.size; ++at) {
      float *row = g + W1 + sample.active[at] * H1;
      for (int j = 0; j < H1; j += LANES) store(row + j, load(row + j) + load(d1 + j));
    }
    return loss;
  }

  void adam(float rate) {
    constexpr float B1M = 0.9f, B2V = 0.999f;
    const double t = (double)state.steps + 1;
    const float scale = (float)(rate * sqrt(1 - pow(B2V, t)) / (1 - pow(B1M, t)));
    float *w = state.now.w, *m = state.m, *v = state.v;
    const float *g = gradient->w;
    for (int i = 0; i < WEIGHTS; ++i) {
      m[i] = B1M * m[i] + (1 - B1M) * g[i];
      v[i] = B2V * v[i] + (1 - B2V) * g[i] * g[i];
      w[i] -= scale * m[i] / (sqrtf(v[i]) + 1e-8f) + rate * decay * w[i];
    }
  }
  /// The average forgets slowly, but not its random beginning.
  void follow() {
    const float keep = state.steps < 20000 ? 0.99f : 0.999f;
    for (int i = 0; i < WEIGHTS; ++i) state.average.w[i] = keep * state.average.w[i] + (1 - keep) * state.now.w[i];
  }
};
