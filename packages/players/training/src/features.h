// What a seat knows, as the numbers of the network's inputs that are 1. src/master/features.ts builds the same.
#pragma once
#include "deal.h"

/// Where each group of inputs begins.
enum Feature : int {
  F_OWN = 0,            // 20 cards: in my hand
  F_KNOWN = 20,         // cards the opponent is known to hold
  F_UNSEEN = 40,        // cards he may hold
  F_LED = 60,           // the card on the table
  F_OPP_LED_WON = 80,   // he led it and won
  F_OPP_LED_LOST = 100, // he led it and lost
  F_OPP_ANSWERED = 120,
  F_OWN_LED_WON = 140,
  F_OWN_LED_LOST = 160,
  F_MASTER = 180,       // in my hand, and no higher card of the suit can be with him
  F_SHOWN = 200,        // in my hand, shown with a marriage
  F_UPCARD = 220,       // 5 ranks
  F_PAIR = 225,         // 4 suits: I hold a marriage
  F_OPP_PAIR = 229,     // 4 suits: he may hold one
  F_STOCK = 233,        // 5: size 2, 4 … 10
  F_CLOSED = 238,       // by me, by him
  F_HAND = 240,         // 5: cards in my hand 1 … 5
  F_FOLLOW = 245,
  F_POINTS = 246,       // me 39, then him 39: 33 pairs, odd, 5 thresholds
  F_PENDING = 324,      // me 3, him 3: at least 20, 40, 60
  F_TRICKS = 330,       // me 5, him 5: 0 … 4 and more
  F_STAKE = 340,        // closer's win 1, 2, 3; his loss 2, 3
  F_EXCHANGED = 345,    // by me, by him
  F_RULES = 347,        // 9
  F_TO_GO = 356,        // me 1 … 7, him 1 … 7
  F_DEALER = 370,
  F_SUIT_COUNT = 371,   // 4 suits × my cards 0 … 3 and more
  F_ACTION = 387,       // 50: the action asked about
  F_RANK = 437,         // 5: its card
  F_TRUMP = 442,
  F_WINS = 443,         // an answer that takes the trick
  F_HIGHEST = 444,      // no higher card of the suit can be with him
  F_NO_CLOSING = 445,
  FEATURES = 446
};
constexpr int MAX_ACTIVE = 120;

struct Features {
  uint16_t list[MAX_ACTIVE];
  int size = 0;
  int slot[4];  ///< canonical place of each suit
  Set his;      ///< cards the opponent may hold
  int led;
  void add(int feature) { list[size++] = (uint16_t)feature; }
  int canonical(int card) const { return 5 * slot[suitOf(card)] + rankOf(card); }
  /// The canonical number of an action.
  int head(int action) const {
    if (action < ANSWER) return canonical(action);
    if (action < MARRIAGE) return ANSWER + canonical(action - ANSWER);
    if (action < EXCHANGE) return MARRIAGE + 2 * slot[(action - MARRIAGE) / 2] + ((action - MARRIAGE) & 1);
    return action;
  }
  /// Appends what an action is; `size` of before takes it away again.
  void addAction(int action) {
    add(F_ACTION + head(action));
    if (action >= EXCHANGE) return;
    const int card = action >= MARRIAGE ? marriageCard(action) : action % ANSWER;
    add(F_RANK + rankOf(card));
    if (suitOf(card) == 0) add(F_TRUMP);
    if (led != NONE && followerWins(led, card)) add(F_WINS);
    if ((above(card) & his) == 0) add(F_HIGHEST);
  }
};

/// What one seat knows, gathered once.
struct Knowledge {
  Set own, known, unseen;
  Knowledge(const Deal &deal, int seat) {
    const int other = 1 - seat;
    own = deal.hand[seat];
    known = deal.known[other] & deal.hand[other];
    Set seen = own | known;
    for (int s : {0, 1}) seen |= deal.ledWon[s] | deal.ledLost[s] | deal.answered[s];
    if (deal.led != NONE) seen |= bit(deal.led);
    if (deal.upCard != NONE) seen |= bit(deal.upCard);
    unseen = ALL & ~seen & ~deal.cannot[other];
    // What he must hold is known; when nothing of his is unknown, he may hold none of the rest.
    const int unknown = count(deal.hand[other]) - count(known);
    if (count(unseen) == unknown) known |= unseen;
    if (unknown == 0 || count(unseen) == unknown) unseen = 0;
  }
};

class FeatureMaker {
public:
  static void make(const Deal &deal, int seat, const int toGo[2], Features &out) {
    out.size = 0;
    const Knowledge k(deal, seat);
    out.his = k.known | k.unseen;
    out.led = deal.led;
    order(deal, seat, k, out.slot);
    cards(deal, seat, k, out);
    situation(deal, seat, k, out);
    score(deal, seat, toGo, out);
  }

private:
  /// Trump first, then the suit led, then by what I hold, what is unseen, known, and how the rest went.
  static void order(const Deal &deal, int seat, const Knowledge &k, int slot[4]) {
    uint64_t key[4];
    for (int suit = 1; suit < 4; ++suit) {
      const auto part = [suit](Set set) { return (uint64_t)((set >> (5 * suit)) & 31u); };
      const uint64_t led = deal.led != NONE && suitOf(deal.led) == suit ? 1 : 0;
      key[suit] = led << 40 | part(k.own) << 35 | part(k.unseen) << 30 | part(k.known) << 25 |
                  part(deal.ledWon[1 - seat]) << 20 | part(deal.ledLost[1 - seat]) << 15 |
                  part(deal.answered[1 - seat]) << 10 | part(deal.ledWon[seat]) << 5 | part(deal.ledLost[seat]);
    }
    slot[0] = 0;
    for (int suit = 1; suit < 4; ++suit) {
      slot[suit] = 1;
      for (int other = 1; other < 4; ++other)
        if (key[other] > key[suit] || (key[other] == key[suit] && other < suit)) ++slot[suit];
    }
  }
  static void plane(Features &out, int from, Set set) {
    for (; set; set &= set - 1) out.add(from + out.canonical(first(set)));
  }
  static void cards(const Deal &deal, int seat, const Knowledge &k, Features &out) {
    const int other = 1 - seat;
    plane(out, F_OWN, k.own);
    plane(out, F_KNOWN, k.known);
    plane(out, F_UNSEEN, k.unseen);
    if (deal.led != NONE) out.add(F_LED + out.canonical(deal.led));
    plane(out, F_OPP_LED_WON, deal.ledWon[other]);
    plane(out, F_OPP_LED_LOST, deal.ledLost[other]);
    plane(out, F_OPP_ANSWERED, deal.answered[other]);
    plane(out, F_OWN_LED_WON, deal.ledWon[seat]);
    plane(out, F_OWN_LED_LOST, deal.ledLost[seat]);
    const Set his = k.known | k.unseen;
    for (Set s = k.own; s; s &= s - 1)
      if ((above(first(s)) & his) == 0) out.add(F_MASTER + out.canonical(first(s)));
    plane(out, F_SHOWN, deal.married[seat] & k.own);
    for (int suit = 0; suit < 4; ++suit) {
      const Set pair = 12u << (5 * suit);
      if ((k.own & pair) == pair) out.add(F_PAIR + out.slot[suit]);
      if ((his & pair) == pair) out.add(F_OPP_PAIR + out.slot[suit]);
      const int held = count(k.own & suitCards(suit));
      out.add(F_SUIT_COUNT + 4 * out.slot[suit] + (held > 3 ? 3 : held));
    }
  }
  static void situation(const Deal &deal, int seat, const Knowledge &k, Features &out) {
    if (deal.upCard != NONE) out.add(F_UPCARD + rankOf(deal.upCard));
    if (deal.stockSize() > 0) out.add(F_STOCK + deal.stockSize() / 2 - 1);
    if (deal.closedBy != NONE) {
      out.add(F_CLOSED + (deal.closedBy == seat ? 0 : 1));
      if (!deal.rules.valueAtEnd) out.add(F_STAKE + deal.closerValue - 1);
      out.add(F_STAKE + 3 + deal.failValue - 2);
    }
    if (k.own) out.add(F_HAND + count(k.own) - 1);
    if (deal.led != NONE) out.add(F_FOLLOW);
    for (int side : {0, 1}) {
      const int who = side == 0 ? seat : 1 - seat;
      points(out, F_POINTS + 39 * side, deal.points[who]);
      for (int step = 0; step < 3; ++step)
        if (deal.pending[who] >= 20 * (step + 1)) out.add(F_PENDING + 3 * side + step);
      out.add(F_TRICKS + 5 * side + (deal.tricks[who] > 4 ? 4 : deal.tricks[who]));
    }
    if (deal.exchangedBy != NONE) out.add(F_EXCHANGED + (deal.exchangedBy == seat ? 0 : 1));
  }
  static void points(Features &out, int from, int value) {
    if (value > 65) value = 65;
    out.add(from + value / 2);
    if (value & 1) out.add(from + 33);
    for (int step = 0; step < 5; ++step)
      if (value >= 11 * (step + 1)) out.add(from + 34 + step);
  }
  static void score(const Deal &deal, int seat, const int toGo[2], Features &out) {
    const Rules &r = deal.rules;
    const bool flags[9] = {r.mustHead,   r.exchangeSmall, r.exchangeFirstTrick, r.marriageFirstTrick, r.kingOnly,
                           r.closeSmall, r.valueAtEnd,    r.ladder,             r.doubled};
    for (int at = 0; at < 9; ++at)
      if (flags[at]) out.add(F_RULES + at);
    for (int side : {0, 1}) {
      const int need = toGo[side == 0 ? seat : 1 - seat];
      out.add(F_TO_GO + 7 * side + (need > 7 ? 7 : need) - 1);
    }
    if (deal.dealer == seat) out.add(F_DEALER);
    if (!r.closing) out.add(F_NO_CLOSING);
  }
};
