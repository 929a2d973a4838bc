// Duplicate deals: each is played twice with sides changed, and the mean of the pair is one measurement.
#pragma once
#include <functional>
#include "strangers.h"

struct Strength {
  double mean, error;  ///< counters a deal, 95 % half width
  double won;          ///< share of deals
  int pairs;
};

using Policy = std::function<int(const Deal &, const Actions &)>;

/// How the last five cards are played: by both without a fault, or by the second as well as it can.
enum class Endings { exact, played };

inline int playOut(Deal deal, const Policy &first, const Policy &second, int firstSeat, Endings endings) {
  EndgameSolver solver;
  while (!deal.over()) {
    const int out = deal.marriageOut();
    if (out != NONE) {
      deal.apply(marriageHead(out));
      break;
    }
    if (endings == Endings::exact && deal.exhausted() && deal.led == NONE) {
      const int value = solver.solve(deal);
      deal.end(value > 0 ? deal.leader : 1 - deal.leader, value > 0 ? value : -value);
      break;
    }
    Actions legal;
    deal.legal(legal);
    if (legal.size == 1) deal.apply(legal.list[0]);
    else if (deal.turn() != firstSeat) deal.apply(second(deal, legal));
    else deal.apply(deal.exhausted() ? solver.best(deal, legal) : first(deal, legal));
  }
  return deal.winner == firstSeat ? deal.counters : -deal.counters;
}

/// At 7–7.
inline Strength duplicate(const Policy &first, const Policy &second, const Rules &rules, int pairs, uint64_t seed, Endings endings) {
  Random random(seed);
  double sum = 0, squares = 0;
  int won = 0;
  for (int pair = 0; pair < pairs; ++pair) {
    Deal deal;
    deal.start(rules, pair & 1, random);
    const int as0 = playOut(deal, first, second, 0, endings), as1 = playOut(deal, first, second, 1, endings);
    const double mean = (as0 + as1) / 2.0;
    won += (as0 > 0) + (as1 > 0);
    sum += mean, squares += mean * mean;
  }
  const double mean = sum / pairs;
  return {mean, 1.96 * std::sqrt((squares / pairs - mean * mean) / pairs), won / 2.0 / pairs, pairs};
}

inline Policy netPolicy(const Weights &net, const Equity &equity, Random &random) {
  return [player = NetPlayer(net), &equity, &random](const Deal &deal, const Actions &legal) mutable {
    const int toGo[2] = {7, 7};
    return player.choose(deal, toGo, legal, equity, Exploring{}, random).action;
  };
}

inline Policy samplerPolicy(Random &random, int depth) {
  Sampler sampler(random);
  sampler.depth = depth;
  return [player = sampler](const Deal &deal, const Actions &legal) mutable { return player.choose(deal, legal); };
}

inline Policy searchPolicy(Random &random, int iterations) {
  TreeSearch search(random);
  search.iterations = iterations;
  return [player = search](const Deal &deal, const Actions &) mutable { return player.choose(deal); };
}

inline Policy stylePolicy(const Style &style, Random &random) {
  return [style, &random](const Deal &deal, const Actions &legal) { return style.choose(deal, legal, random); };
}
