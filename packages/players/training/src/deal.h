// One deal under the full rules, and what both seats have seen of it. A seat that has 66 goes out at once.
#pragma once
#include "cards.h"
#include "rules.h"

/// Actions by number ("heads" of the network): lead, answer, marriage, exchange, close.
constexpr int ANSWER = 20, MARRIAGE = 40, EXCHANGE = 48, CLOSE = 49, HEADS = 50;
inline int marriageHead(int card) { return MARRIAGE + 2 * suitOf(card) + (rankOf(card) == 3 ? 1 : 0); }
inline int marriageCard(int head) { return (head - MARRIAGE) / 2 * 5 + 2 + ((head - MARRIAGE) & 1); }

struct Actions {
  uint8_t list[24];
  int size = 0;
};

/// The same as bits.
using ActionSet = uint64_t;
constexpr ActionSet actionBit(int action) { return 1ull << action; }
inline int firstAction(ActionSet actions) { return __builtin_ctzll(actions); }
inline int anyAction(ActionSet actions, Random &random) {
  for (int skip = (int)random.below((uint32_t)__builtin_popcountll(actions)); skip > 0; --skip) actions &= actions - 1;
  return firstAction(actions);
}

struct Deal {
  Rules rules;
  Set hand[2];
  int8_t deck[20];
  int8_t stock[9];       ///< face down, first drawn first
  int drawn = 0;
  int upCard = NONE;     ///< stays named in a closed stock
  int dealer = 0, leader = 1, led = NONE;
  int closedBy = NONE, closerValue = 0, failValue = 0;
  int points[2] = {0, 0}, pending[2] = {0, 0}, tricks[2] = {0, 0};
  int winner = NONE, counters = 0;
  // What was seen of each seat.
  Set known[2] = {0, 0};    ///< shown cards (exchange, marriage), played ones too
  Set married[2] = {0, 0};  ///< those shown with a marriage
  Set cannot[2] = {0, 0};   ///< cards he showed by R12 not to hold
  Set ledWon[2] = {0, 0}, ledLost[2] = {0, 0}, answered[2] = {0, 0};
  int exchangedBy = NONE;

  void start(const Rules &r, int dealerSeat, Random &random) {
    rules = r;
    for (int c = 0; c < CARDS; ++c) deck[c] = (int8_t)c;
    for (int c = CARDS - 1; c > 0; --c) {
      const int other = (int)random.below((uint32_t)c + 1);
      const int8_t card = deck[c];
      deck[c] = deck[other], deck[other] = card;
    }
    // Suits are named so that the up-card's is suit 0.
    const int suit = suitOf(deck[6]);
    if (suit != 0)
      for (auto &card : deck) {
        if (suitOf(card) == suit) card = (int8_t)rankOf(card);
        else if (suitOf(card) == 0) card = (int8_t)(5 * suit + rankOf(card));
      }
    deal(dealerSeat);
  }
  /// R6
  void deal(int dealerSeat) {
    dealer = dealerSeat;
    leader = 1 - dealer;
    hand[0] = hand[1] = 0;
    for (int at : {0, 1, 2, 7, 8}) hand[leader] |= bit(deck[at]);
    for (int at : {3, 4, 5, 9, 10}) hand[dealer] |= bit(deck[at]);
    upCard = deck[6];
    for (int at = 0; at < 9; ++at) stock[at] = deck[11 + at];
  }

  int stockSize() const { return upCard == NONE ? 0 : 10 - drawn; }
  bool exhausted() const { return upCard == NONE; }
  bool strict() const { return closedBy != NONE || exhausted(); }
  bool firstTrick() const { return tricks[0] + tricks[1] == 0; }
  int turn() const { return led == NONE ? leader : 1 - leader; }
  bool over() const { return winner != NONE; }
  int openValue(int seat) const {
    const int loser = 1 - seat;
    return tricks[loser] == 0 ? 3 : points[loser] < 33 ? 2 : 1;
  }
  /// R27, R19, R31
  int claimValue(int seat) const {
    if (closedBy == NONE) return openValue(seat);
    if (closedBy != seat) return failValue;
    return rules.valueAtEnd ? openValue(seat) : closerValue;
  }
  void end(int seat, int value) { winner = seat, counters = value; }

  bool mayMarry() const { return rules.marriageFirstTrick || !firstTrick(); }
  bool mayExchange() const {
    return (hand[leader] & bit(TRUMP_JACK)) && !strict() && (rules.exchangeFirstTrick || !firstTrick()) &&
           stockSize() >= (rules.exchangeSmall ? 2 : 4);
  }
  bool mayClose() const { return rules.closing && !strict() && stockSize() >= (rules.closeSmall ? 2 : 4); }

  /// Everything but claims, settling and giving up.
  ActionSet legal() const {
    const Set held = hand[turn()];
    if (led != NONE) return (ActionSet)(strict() ? strictAnswers(held, led, rules.mustHead) : held) << ANSWER;
    ActionSet found = held;
    if (mayMarry())
      for (Set kings = kingsOfPairs(held); kings; kings &= kings - 1)
        found |= (rules.kingOnly ? 1ull : 3ull) << marriageHead(first(kings));
    if (mayExchange()) found |= actionBit(EXCHANGE);
    if (mayClose()) found |= actionBit(CLOSE);
    return found;
  }
  void legal(Actions &out) const {
    out.size = 0;
    for (ActionSet rest = legal(); rest; rest &= rest - 1) out.list[out.size++] = (uint8_t)firstAction(rest);
  }
  /// A marriage that goes out at once (R26), as its king; NONE if there is none.
  int marriageOut() const {
    if (led != NONE || tricks[leader] == 0) return NONE;
    for (Set kings = kingsOfPairs(hand[leader]); kings; kings &= kings - 1)
      if (points[leader] + marriagePoints(suitOf(first(kings))) >= 66) return first(kings);
    return NONE;
  }

  void apply(int head) {
    if (head == EXCHANGE) {
      hand[leader] ^= bit(TRUMP_JACK) | bit(upCard);
      known[leader] |= bit(upCard);
      upCard = TRUMP_JACK;
      exchangedBy = leader;
    } else if (head == CLOSE) {
      closedBy = leader;
      closerValue = openValue(leader);
      failValue = tricks[1 - leader] == 0 ? 3 : 2;
    } else if (head >= MARRIAGE) marry(marriageCard(head));
    else if (head >= ANSWER) answer(head - ANSWER);
    else lead(head);
  }

private:
  void lead(int card) {
    hand[leader] &= ~bit(card);
    led = card;
  }
  void marry(int card) {
    const int suit = suitOf(card), worth = marriagePoints(suit);
    if (tricks[leader] > 0) {
      points[leader] += worth;
      if (points[leader] >= 66) return end(leader, claimValue(leader));
    } else pending[leader] += worth;
    const Set pair = bit(5 * suit + 2) | bit(5 * suit + 3);
    known[leader] |= pair, married[leader] |= pair;
    lead(card);
  }
  void answer(int card) {
    const int follower = 1 - leader;
    hand[follower] &= ~bit(card);
    if (strict()) infer(follower, card);
    const bool won = followerWins(led, card);
    (won ? ledLost : ledWon)[leader] |= bit(led);
    answered[follower] |= bit(card);
    const int taker = won ? follower : leader;
    points[taker] += pointsOf(led) + pointsOf(card) + pending[taker];
    pending[taker] = 0;
    ++tricks[taker];
    leader = taker;
    led = NONE;
    if (points[taker] >= 66) return end(taker, claimValue(taker));
    if (hand[0] == 0) return endOfCards();
    if (!strict()) draw();
  }
  /// R12 read backwards.
  void infer(int seat, int card) {
    if (suitOf(card) == suitOf(led)) {
      if (rules.mustHead && card > led) cannot[seat] |= above(led);
      return;
    }
    cannot[seat] |= suitCards(suitOf(led));
    if (suitOf(card) != 0) cannot[seat] |= trumps();
  }
  void endOfCards() {
    if (closedBy != NONE) return end(1 - closedBy, failValue);
    end(leader, rules.ladder ? openValue(leader) : 1);
  }
  void draw() {
    hand[leader] |= bit(stock[drawn++]);
    if (drawn < 9) hand[1 - leader] |= bit(stock[drawn++]);
    else {
      hand[1 - leader] |= bit(upCard);
      known[1 - leader] |= bit(upCard);
      upCard = NONE;
    }
  }
};
