// A player to measure against: for each action 16 random deals of what it does not see, each played on at random for
// four tricks (or another depth); it does what brings the greatest share of the card points. It never closes.
#pragma once
#include "redeal.h"

class Sampler {
public:
  explicit Sampler(Random &r) : random(r) {}
  int depth = 4;  ///< tricks played on, the present one included

  int choose(const Deal &deal, const Actions &legal) {
    int best = legal.list[0];
    float most = -1;
    Redealer dealer(deal, random);
    Deal thought;
    for (int a = 0; a < legal.size; ++a) {
      if (legal.list[a] == CLOSE) continue;
      float sum = 1e-6f * random.unit();
      for (int n = 0; n < 16; ++n) {
        dealer.deal(thought);
        sum += playOn(thought, legal.list[a], deal.turn());
      }
      if (sum > most) most = sum, best = legal.list[a];
    }
    return best;
  }

private:
  Random &random;

  float playOn(Deal &d, int action, int seat) {
    const int end = d.tricks[0] + d.tricks[1] + depth;
    d.apply(action);
    while (!d.over() && d.tricks[0] + d.tricks[1] < end) d.apply(anyAction(d.legal() & ~actionBit(CLOSE), random));
    const int both = d.points[0] + d.points[1];
    return both == 0 ? 0.5f : (float)d.points[seat] / (float)both;
  }
};
