// Chooses by expected Bummerl equity; explores when told to.
#pragma once
#include "net.h"

struct Exploring {
  float uniform = 0;   ///< chance of any legal action
  float soft = 0;      ///< chance of one by softmax over the equities
  float temperature = 0.25f;
};

struct Choice {
  int action;
  bool explored = false;      ///< not the best action
  float chosen[RESULTS];      ///< distributions from the seat's side
  float best[RESULTS];
};

class NetPlayer {
public:
  explicit NetPlayer(const Weights &w) : net(&w) {}
  const Weights *net;
  Features features;

  Choice choose(const Deal &deal, const int toGo[2], const Actions &legal, const Equity &equity, const Exploring &how, Random &random) {
    const int seat = deal.turn();
    FeatureMaker::make(deal, seat, toGo, features);
    firstSums(*net, features.list, features.size, net->w + B1, known);
    float utility[RESULTS];
    equity.utilities(deal.rules.doubled, toGo[seat], toGo[1 - seat], deal.dealer == seat, utility);
    float value[24], p[24][RESULTS];
    int best = 0;
    for (int a = 0; a < legal.size; ++a) {
      expect(legal.list[a], p[a]);
      value[a] = 0;
      for (int r = 0; r < RESULTS; ++r) value[a] += p[a][r] * utility[r];
      if (value[a] > value[best]) best = a;
    }
    const int taken = explore(value, legal.size, best, how, random);
    Choice choice{legal.list[taken], taken != best, {}, {}};
    memcpy(choice.chosen, p[taken], sizeof choice.chosen);
    memcpy(choice.best, p[best], sizeof choice.best);
    return choice;
  }

  /// Chances of the six results of an action, once `choose` has looked at the position.
  void expect(int action, float out[RESULTS]) {
    const int size = features.size;
    features.addAction(action);
    firstSums(*net, features.list + size, features.size - size, known, hidden.h1);
    features.size = size;
    finish(*net, hidden, out);
  }

private:
  Hidden hidden;
  alignas(64) float known[H1];  ///< the first layer's sums without an action

  static int explore(const float *value, int size, int best, const Exploring &how, Random &random) {
    const float u = random.unit();
    if (u < how.uniform) return (int)random.below((uint32_t)size);
    if (u >= how.uniform + how.soft) return best;
    float weight[24], total = 0;
    for (int a = 0; a < size; ++a) total += weight[a] = expf((value[a] - value[best]) / how.temperature);
    float rest = random.unit() * total;
    for (int a = 0; a < size; ++a)
      if ((rest -= weight[a]) < 0) return a;
    return best;
  }
};
