// Players of other styles than the network's, for it to meet: by rules of thumb, by sampling, and itself when careless.
#pragma once
#include "player.h"
#include "sampler.h"
#include "solver.h"
#include "tree-search.h"

/// Rules of thumb with a taste of their own. All worths are in card points.
struct Style {
  float lead = -1, leadStrict = 1;  ///< of a point of the card led, in open and in strict play: below 0 leads low
  float trump = 5;                  ///< what a trump is kept for
  float takes = 2, dear = 0;        ///< of a point of the card taken, and of the card that takes it
  float carelessness = 0;           ///< what two worths may differ by chance
  int closes = 99;                  ///< closes when it counts on so many points

  /// Takes what is dear with the dearest card, leads its aces and tens: as a beginner might.
  static Style dearest() { return {1, 1, 5, 1, 1, 0, 99}; }
  static Style any(Random &random) {
    const auto between = [&random](float from, float to) { return from + (to - from) * random.unit(); };
    Style s;
    s.lead = between(-1.2f, 1), s.leadStrict = between(-0.5f, 1.2f), s.trump = between(0, 9);
    s.takes = between(0.7f, 2.2f), s.dear = between(-1, 1.2f);
    if (random.unit() < 0.5f) s.carelessness = between(0, 8);
    if (random.unit() < 0.6f) s.closes = 48 + (int)random.below(26);
    return s;
  }

  int choose(const Deal &deal, const Actions &legal, Random &random) const {
    int best = legal.list[0];
    float most = -1e9f;
    for (int a = 0; a < legal.size; ++a) {
      const float value = worth(deal, legal.list[a]) + carelessness * random.unit();
      if (value > most) most = value, best = legal.list[a];
    }
    return best;
  }

private:
  float worth(const Deal &deal, int action) const {
    if (action == CLOSE) return counted(deal) >= closes ? 2000.0f : -1e6f;
    if (action == EXCHANGE) return 1000;
    if (action >= MARRIAGE) return 500 + (float)marriagePoints(suitOf(marriageCard(action)));
    const int card = action % ANSWER;
    const float points = (float)pointsOf(card), cost = suitOf(card) == 0 ? trump : 0;
    if (action < ANSWER) {
      const float taste = deal.strict() ? leadStrict : lead;
      return (points >= 10 || taste < 0 ? taste * points : -points) - cost;
    }
    return followerWins(deal.led, card) ? takes * (float)pointsOf(deal.led) + dear * points - cost : -points - cost;
  }
  /// Points made, those of the leader's great cards with what falls to them, and of marriages.
  static int counted(const Deal &deal) {
    const Set hand = deal.hand[deal.leader];
    int sum = deal.points[deal.leader] + deal.pending[deal.leader];
    for (Set s = hand; s; s &= s - 1)
      if (pointsOf(first(s)) == 11 || (suitOf(first(s)) == 0 && rankOf(first(s)) < 3)) sum += pointsOf(first(s)) + 4;
    for (Set kings = kingsOfPairs(hand); kings; kings &= kings - 1) sum += marriagePoints(suitOf(first(kings)));
    return sum;
  }
};

/// One of them, drawn for a deal.
class Stranger {
public:
  explicit Stranger(Random &r) : random(r), samples(r), search(r), self(*(const Weights *)nullptr) {}

  /// @param net the network of which it may be a careless form
  /// @param closing where nobody closes samplers are met most
  void draw(const Weights &net, bool closing) {
    const float u = random.unit();
    if (closing) kind = u < 0.40f ? Kind::search : u < 0.50f ? Kind::sampler : u < 0.60f ? Kind::careless : Kind::style;
    else kind = u < 0.05f ? Kind::search : u < 0.88f ? Kind::sampler : u < 0.90f ? Kind::careless : Kind::style;
    samples.depth = random.unit() < 0.3f ? 2 : 4;
    search.iterations = (int)(60 * expf(3 * random.unit()));
    const float taste = random.unit();
    style = taste < 0.25f ? Style::dearest() : taste < 0.5f ? Style{} : Style::any(random);
    self.net = &net;
    temperature = 0.1f + 0.5f * random.unit();
  }
  int choose(const Deal &deal, const int toGo[2], const Actions &legal, const Equity &equity) {
    if (kind == Kind::sampler) return samples.choose(deal, legal);
    if (kind == Kind::search) return search.choose(deal);
    if (kind == Kind::style) return style.choose(deal, legal, random);
    return self.choose(deal, toGo, legal, equity, Exploring{0, 1, temperature}, random).action;
  }

private:
  enum class Kind { style, sampler, search, careless } kind = Kind::style;
  Random &random;
  Sampler samples;
  TreeSearch search;
  NetPlayer self;
  Style style;
  float temperature = 0;
};
