// What a score of the Bummerl is worth: +1 won, −1 lost (±2 for a Schneider where it is charged double).
#pragma once

constexpr int RESULTS = 6;
/// Counters of the six results, from my side.
constexpr int RESULT_COUNTERS[RESULTS] = {-3, -2, -1, 1, 2, 3};
inline int resultIndex(int counters) { return counters < 0 ? counters + 3 : counters + 2; }

class Equity {
public:
  /// Results of forehand as first measured by a network of this kind; replaced as self-play goes on.
  double forehand[RESULTS] = {0.12, 0.15, 0.22, 0.22, 0.16, 0.13};
  double table[2][8][8][2];  ///< doubled, mine, his, am I forehand next

  Equity() { compute(); }
  void compute() {
    for (int doubled : {0, 1})
      for (int sum = 2; sum <= 14; ++sum)
        for (int mine = 1; mine <= 7; ++mine) {
          const int his = sum - mine;
          if (his < 1 || his > 7) continue;
          for (int lead : {0, 1}) {
            double value = 0;
            for (int result = 0; result < RESULTS; ++result)
              value += forehand[lead ? result : RESULTS - 1 - result] * after(doubled, mine, his, !lead, RESULT_COUNTERS[result]);
            table[doubled][mine][his][lead] = value;
          }
        }
  }
  /// After a result of `counters` for me; `lead`: am I forehand in the next deal?
  double after(int doubled, int mine, int his, int lead, int counters) const {
    if (counters > 0) {
      if (mine - counters <= 0) return doubled && his == 7 ? 2 : 1;
      return table[doubled][mine - counters][his][lead];
    }
    if (his + counters <= 0) return doubled && mine == 7 ? -2 : -1;
    return table[doubled][mine][his + counters][lead];
  }
  /// Utilities of the six results, scaled so that winning or losing one counter is about 1 apart from the other.
  void utilities(int doubled, int mine, int his, int lead, float out[RESULTS]) const {
    double raw[RESULTS];
    for (int result = 0; result < RESULTS; ++result) raw[result] = after(doubled, mine, his, lead, RESULT_COUNTERS[result]);
    const double scale = 2.0 / (raw[3] - raw[2]);
    for (int result = 0; result < RESULTS; ++result) out[result] = (float)(raw[result] * scale);
  }
};
