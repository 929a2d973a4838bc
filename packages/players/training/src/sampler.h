// A player to measure against: for each action 16 random deals of what it does not see, each played on at random for
// four tricks (or another depth); it does what brings the greatest share of the card points. It never closes.
#pragma once
#include "features.h"

class Sampler {
public:
  explicit Sampler(Random &r) : random(r) {}
  int depth = 4;  ///< tricks played on, the present one included

  int choose(const Deal &deal, const Actions &legal) {
    int best = legal.list[0];
    float most = -1;
    for (int a = 0; a < legal.size; ++a) {
      if (legal.list[a] == CLOSE) continue;
      float sum = 1e-6f * random.unit();
      for (int n = 0; n < 16; ++n) sum += playOn(redealt(deal), legal.list[a], deal.turn());
      if (sum > most) most = sum, best = legal.list[a];
    }
    return best;
  }

  /// The same to the seat on turn, the rest dealt anew.
  Deal redealt(const Deal &deal) {
    Deal d = deal;
    const int seat = deal.turn(), other = 1 - seat;
    const Knowledge k(deal, seat);
    Set hidden = 0;
    if (deal.closedBy == NONE)
      for (int at = deal.drawn; at < 9; ++at) hidden |= deal.upCard == NONE ? 0 : bit(deal.stock[at]);
    hidden |= deal.hand[other] & ~k.known;
    if (deal.closedBy != NONE) hidden = k.unseen;
    int8_t cards[20];
    int size = 0;
    for (Set s = hidden; s; s &= s - 1) cards[size++] = (int8_t)first(s);
    for (int c = size - 1; c > 0; --c) {
      const int o = (int)random.below((uint32_t)c + 1);
      const int8_t card = cards[c];
      cards[c] = cards[o], cards[o] = card;
    }
    int at = 0;
    d.hand[other] = k.known & deal.hand[other];
    while (count(d.hand[other]) < count(deal.hand[other])) d.hand[other] |= bit(cards[at++]);
    if (deal.closedBy == NONE && deal.upCard != NONE)
      for (int s = deal.drawn; s < 9; ++s) d.stock[s] = cards[at++];
    return d;
  }

private:
  Random &random;

  float playOn(Deal d, int action, int seat) {
    const int end = d.tricks[0] + d.tricks[1] + depth;
    d.apply(action);
    while (!d.over() && d.tricks[0] + d.tricks[1] < end) {
      Actions legal;
      d.legal(legal);
      int at = (int)random.below((uint32_t)legal.size);
      while (legal.list[at] == CLOSE) at = (int)random.below((uint32_t)legal.size);
      d.apply(legal.list[at]);
    }
    const int both = d.points[0] + d.points[1];
    return both == 0 ? 0.5f : (float)d.points[seat] / (float)both;
  }
};
