// How far the network's expectations are off from what comes of them when it plays on with the hidden cards dealt anew.
#pragma once
#include <algorithm>
#include "evaluate.h"
#include <vector>

inline double expected(const float chances[RESULTS]) {
  double sum = 0;
  for (int r = 0; r < RESULTS; ++r) sum += chances[r] * RESULT_COUNTERS[r];
  return sum;
}

struct Calibration {
  int positions;
  double action;      ///< root mean square, in counters, of an action's error; what chance adds is taken off
  double difference;  ///< the same of the difference between two actions
};

/// Mean result of an action for the seat on turn, and its variance.
struct Rollouts {
  double mean = 0, variance = 0;
  Rollouts(const Deal &deal, int action, const Policy &policy, Random &random, int count) {
    const int seat = deal.turn();
    double squares = 0;
    Redealer dealer(deal, random);
    Deal next;
    for (int n = 0; n < count; ++n) {
      dealer.deal(next);
      next.apply(action);
      const double counters = next.over() ? (next.winner == seat ? next.counters : -next.counters) : playOut(next, policy, policy, seat, Endings::exact);
      mean += counters / count, squares += counters * counters / count;
    }
    variance = (squares - mean * mean) / count;
  }
};

/// Best and random other actions in open positions of self-play with this many cards in the stock.
inline Calibration calibrate(const Weights &net, const Equity &equity, int stock, int positions, int rollouts, Random &random) {
  const Policy policy = netPolicy(net, equity, random);
  NetPlayer player(net);
  const int toGo[2] = {7, 7};
  double one = 0, both = 0;
  int found = 0;
  while (found < positions) {
    Deal deal;
    deal.start(Rules{}, (int)random.below(2), random);
    while (!deal.over() && !(deal.exhausted() && deal.led == NONE) && deal.marriageOut() == NONE) {
      Actions legal;
      deal.legal(legal);
      const Choice choice = player.choose(deal, toGo, legal, equity, Exploring{}, random);
      if (found < positions && deal.closedBy == NONE && deal.stockSize() == stock && legal.size > 1 && random.unit() < 0.5f) {
        int other = choice.action;
        while (other == choice.action) other = legal.list[random.below((uint32_t)legal.size)];
        float chances[RESULTS];
        player.expect(other, chances);
        const Rollouts a(deal, choice.action, policy, random, rollouts), b(deal, other, policy, random, rollouts);
        const double offA = expected(choice.chosen) - a.mean, offB = expected(chances) - b.mean;
        one += offA * offA - a.variance;
        both += (offA - offB) * (offA - offB) - a.variance - b.variance;
        ++found;
      }
      deal.apply(choice.action);
    }
  }
  return {positions, std::sqrt(std::max(0.0, one / positions)), std::sqrt(std::max(0.0, both / positions))};
}
