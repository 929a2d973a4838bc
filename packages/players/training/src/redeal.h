// What a seat does not see, dealt anew as often as one likes.
#pragma once
#include "features.h"

class Redealer {
public:
  Redealer(const Deal &deal, Random &r) : random(r), base(deal), other(1 - deal.turn()) {
    const Knowledge k(deal, deal.turn());
    const bool draws = deal.closedBy == NONE && deal.upCard != NONE;
    known = k.known & deal.hand[other];
    Set hidden = k.unseen;
    if (deal.closedBy == NONE) {
      hidden = deal.hand[other] & ~k.known;
      for (int at = deal.drawn; draws && at < 9; ++at) hidden |= bit(deal.stock[at]);
    }
    for (; hidden; hidden &= hidden - 1) cards[size++] = (int8_t)first(hidden);
    unknown = count(deal.hand[other]) - count(known);
    needed = unknown + (draws ? 9 - deal.drawn : 0);
  }

  void deal(Deal &out) {
    out = base;
    Set hand = known;
    for (int at = 0; at < needed; ++at) {
      const int from = at + (int)random.below((uint32_t)(size - at));
      const int8_t card = cards[from];
      cards[from] = cards[at], cards[at] = card;
      if (at < unknown) hand |= bit(card);
      else out.stock[base.drawn + at - unknown] = card;
    }
    out.hand[other] = hand;
  }

private:
  Random &random;
  const Deal base;
  const int other;
  Set known;
  int8_t cards[20];
  int size = 0, unknown, needed;
};
