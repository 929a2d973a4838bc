// The weights as a TypeScript module: one printable character for each 6-bit weight.
#pragma once
#include "files.h"

inline std::string base64(const void *data, size_t size) {
  static const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const auto *bytes = (const uint8_t *)data;
  std::string out;
  for (size_t at = 0; at < size; at += 3) {
    const uint32_t left = (uint32_t)(size - at);
    const uint32_t word = (uint32_t)bytes[at] << 16 | (left > 1 ? (uint32_t)bytes[at + 1] << 8 : 0u) | (left > 2 ? bytes[at + 2] : 0u);
    out += letters[word >> 18 & 63];
    out += letters[word >> 12 & 63];
    out += left > 1 ? letters[word >> 6 & 63] : '=';
    out += left > 2 ? letters[word & 63] : '=';
  }
  return out;
}

/// Turns a file of quantised weights into src/master/weights.ts: scales and biases as base64 of float32, weights
/// −31 … 31 as letters from "A" on. No number is changed.
inline void writeModule(const std::string &from, const std::string &path) {
  const auto data = readFile(from);
  size_t at = 4 + 3 * sizeof(uint32_t);
  const auto take = [&](size_t size) {
    if (at + size > data.size()) fail(from + " is too short");
    at += size;
    return data.data() + at - size;
  };
  double forehand[RESULTS];
  memcpy(forehand, take(sizeof forehand), sizeof forehand);
  std::string weights;
  std::vector<uint8_t> scales, biases;
  static const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  for (const auto &[offset, rows, columns] : MATRICES) {
    const uint8_t *scale = take((size_t)rows * sizeof(float));
    scales.insert(scales.end(), scale, scale + (size_t)rows * sizeof(float));
    const auto *values = (const int8_t *)take((size_t)rows * (size_t)columns);
    for (int n = 0; n < rows * columns; ++n) weights += letters[values[n] + LEVELS];
  }
  const uint8_t *bias = take(data.size() - at);
  biases.insert(biases.end(), bias, data.data() + data.size());
  char numbers[256];
  snprintf(numbers, sizeof numbers, "[%.5f, %.5f, %.5f, %.5f, %.5f, %.5f]", forehand[0], forehand[1], forehand[2], forehand[3], forehand[4], forehand[5]);
  const std::string text =
      "// Made by training/build/trainer module. The network of Master: see training/README.md.\n"
      "/** Inputs, units of both layers. */\n"
      "export const SHAPE = [" + std::to_string(FEATURES) + ", " + std::to_string(H1) + ", " + std::to_string(H2)+ "] as const;\n"
      "/** Chances of the six results (−3 … 3) of forehand in self-play. */\n"
      "export const FOREHAND = " + numbers + " as const;\n"
      "/** float32, base64: a scale for each row of each matrix. */\n"
      "export const SCALES =\n  \"" + base64(scales.data(), scales.size()) + "\";\n"
      "/** float32, base64. */\n"
      "export const BIASES =\n  \"" + base64(biases.data(), biases.size()) + "\";\n"
      "/** A letter of base64's alphabet for each weight, −31 … 31. */\n"
      "export const WEIGHTS =\n  \"" + weights + "\";\n";
  writeFile(path, text.data(), text.size());
}
