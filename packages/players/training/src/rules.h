// The parameters that change how a deal should be played. goOut does not: a correct claim is always made at once.
#pragma once
#include "random.h"

struct Rules {
  bool mustHead = true;
  bool exchangeSmall = true;       ///< exchangeMinStock is 2, else 4
  bool exchangeFirstTrick = true;
  bool marriageFirstTrick = true;
  bool kingOnly = false;           ///< marriageLead: king
  bool closeSmall = true;          ///< closeMinStock is 2, else 4
  bool valueAtEnd = false;         ///< closeValue: atEnd
  bool ladder = false;             ///< lastTrick: ladder
  bool closing = true;             ///< some platforms know no closing
  bool doubled = false;            ///< a Schneider is charged double (utility only)
  bool claim = true;               ///< goOut: claim (only for the words of a record)
  int preset = 0;                  ///< index into PRESETS, or −1 for a mix
};

constexpr int PRESET_COUNT = 6;
constexpr const char *PRESET_NAMES[PRESET_COUNT] = {"classic", "automatic", "counters", "soft", "sharp", "tournament"};

inline Rules presetRules(int preset) {
  Rules r;
  r.preset = preset;
  switch (preset) {
  case 1: r.mustHead = false; r.kingOnly = true; r.claim = false; r.ladder = true; break;
  case 2: r.claim = false; r.doubled = true; break;
  case 3: r.claim = false; r.doubled = true; r.closeSmall = false; break;
  case 4: r.kingOnly = true; [[fallthrough]];
  case 5:
    r.exchangeSmall = r.exchangeFirstTrick = r.marriageFirstTrick = r.closeSmall = false;
    r.doubled = true;
    break;
  default: break;
  }
  return r;
}

inline Rules drawKnownRules(Random &random) {
  const float u = random.unit();
  if (u < 0.65f) return presetRules(0);
  if (u < 0.90f) return presetRules(1 + (int)random.below(PRESET_COUNT - 1));
  const uint32_t bits = (uint32_t)random.next();
  Rules r;
  r.mustHead = bits & 1, r.exchangeSmall = bits & 2, r.exchangeFirstTrick = bits & 4, r.marriageFirstTrick = bits & 8;
  r.kingOnly = bits & 16, r.closeSmall = bits & 32, r.valueAtEnd = bits & 64, r.ladder = bits & 128;
  r.doubled = bits & 256, r.claim = bits & 512;
  r.preset = -1;
  return r;
}

/// About 65 % classic, 25 % the other presets, 10 % mixes; of each this share without closing.
inline Rules drawRules(Random &random, double withoutClosing) {
  Rules r = drawKnownRules(random);
  r.closing = random.unit() >= withoutClosing;
  return r;
}
