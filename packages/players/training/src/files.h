// The learning state, whole; and the weights alone, as 6-bit numbers (−31 … 31) with a scale for each row.
#pragma once
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>
#include "learner.h"

[[noreturn]] inline void fail(const std::string &why) {
  fprintf(stderr, "%s\n", why.c_str());
  exit(1);
}

/// Written beside and renamed, so that a killed run never leaves half a file.
inline void writeFile(const std::string &path, const void *data, size_t size) {
  const std::string fresh = path + ".new";
  FILE *file = fopen(fresh.c_str(), "wb");
  if (!file || fwrite(data, 1, size, file) != size || fclose(file) != 0) fail("cannot write " + path);
  if (rename(fresh.c_str(), path.c_str()) != 0) fail("cannot rename " + fresh);
}

inline std::vector<uint8_t> readFile(const std::string &path) {
  FILE *file = fopen(path.c_str(), "rb");
  if (!file) fail("cannot read " + path);
  std::vector<uint8_t> data;
  uint8_t part[65536];
  for (size_t got; (got = fread(part, 1, sizeof part, file)) > 0;) data.insert(data.end(), part, part + got);
  fclose(file);
  return data;
}

inline void saveState(const LearningState &state, const std::string &path) { writeFile(path, &state, sizeof state); }

inline void loadState(LearningState &state, const std::string &path) {
  const auto data = readFile(path);
  if (data.size() != sizeof state) fail(path + " is of another shape of network");
  memcpy((void *)&state, data.data(), sizeof state);
}

/// Lays the average weights of a state of `first` and `second` units into a larger, freshly begun one. Its added units
/// get inputs by chance and have no say until they learn; Adam begins anew, deals are counted on.
inline void widened(LearningState &state, const std::vector<uint8_t> &from, int first, int second) {
  const int w2 = FEATURES * first + first, wo = w2 + first * second + second, size = (wo + RESULTS * second + RESULTS + 15) / 16 * 16;
  if (first > H1 || second > H2 || from.size() != sizeof(float) * 4 * (size_t)size + (sizeof(LearningState) - 4 * sizeof(Weights))) fail("not a state of such a network");
  const float *old = (const float *)from.data() + size;
  float *w = state.now.w;
  for (int row = 0; row < FEATURES; ++row) memcpy(w + W1 + row * H1, old + row * first, sizeof(float) * (size_t)first);
  memcpy(w + B1, old + FEATURES * first, sizeof(float) * (size_t)first);
  for (int row = 0; row < H1; ++row)
    for (int c = 0; c < second; ++c) w[W2 + row * H2 + c] = row < first ? old[w2 + row * second + c] : 0;
  memcpy(w + B2, old + wo - second, sizeof(float) * (size_t)second);
  for (int row = 0; row < RESULTS; ++row)
    for (int c = 0; c < H2; ++c) w[WO + row * H2 + c] = c < second ? old[wo + row * second + c] : 0;
  memcpy(w + BO, old + wo + RESULTS * second, sizeof(float) * RESULTS);
  state.average = state.now;
  const uint8_t *counts = from.data() + sizeof(float) * 4 * (size_t)size;
  const auto take = [counts](void *to, size_t offset, size_t size) { memcpy(to, counts + offset - offsetof(LearningState, steps), size); };
  take(&state.deals, offsetof(LearningState, deals), sizeof state.deals);
  take(state.forehand, offsetof(LearningState, forehand), sizeof state.forehand);
}

/// "BML2", three uint32 (features, H1, H2), six float64 (results of forehand), then for each matrix a float32
/// scale for each row and its numbers as int8, then the float32 biases. Little endian.
inline std::vector<uint8_t> quantised(const Weights &net, const double forehand[RESULTS]) {
  std::vector<uint8_t> out;
  const auto put = [&out](const void *data, size_t size) {
    out.insert(out.end(), (const uint8_t *)data, (const uint8_t *)data + size);
  };
  const uint32_t shape[3] = {FEATURES, H1, H2};
  put("BML2", 4), put(shape, sizeof shape), put(forehand, sizeof(double) * RESULTS);
  for (const auto &[offset, rows, columns] : MATRICES) {
    std::vector<float> scales;
    std::vector<int8_t> values;
    for (int row = 0; row < rows; ++row) {
      const float *w = net.w + offset + row * columns;
      const float scale = bestScale(w, columns);
      scales.push_back(scale);
      for (int c = 0; c < columns; ++c) values.push_back(scale > 0 ? (int8_t)rounded(w[c] / scale) : (int8_t)0);
    }
    put(scales.data(), scales.size() * sizeof(float)), put(values.data(), values.size());
  }
  for (const auto &[offset, size] : BIASES) put(net.w + offset, sizeof(float) * (size_t)size);
  return out;
}

/// The weights of a quantised file.
inline void loadQuantised(Weights &net, double forehand[RESULTS], const std::string &path) {
  const auto data = readFile(path);
  size_t at = 0;
  const auto take = [&](void *to, size_t size) {
    if (at + size > data.size()) fail(path + " is too short");
    memcpy(to, data.data() + at, size);
    at += size;
  };
  char magic[4];
  uint32_t shape[3];
  take(magic, 4), take(shape, sizeof shape), take(forehand, sizeof(double) * RESULTS);
  if (memcmp(magic, "BML2", 4) != 0 || shape[0] != FEATURES || shape[1] != H1 || shape[2] != H2)
    fail(path + " is of another shape of network");
  memset(&net, 0, sizeof net);
  for (const auto &[offset, rows, columns] : MATRICES) {
    std::vector<float> scales((size_t)rows);
    std::vector<int8_t> values((size_t)rows * (size_t)columns);
    take(scales.data(), scales.size() * sizeof(float)), take(values.data(), values.size());
    for (int row = 0; row < rows; ++row)
      for (int c = 0; c < columns; ++c)
        net.w[offset + row * columns + c] = scales[(size_t)row] * values[(size_t)row * (size_t)columns + (size_t)c];
  }
  for (const auto &[offset, size] : BIASES) take(net.w + offset, sizeof(float) * (size_t)size);
}
