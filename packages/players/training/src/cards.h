// Cards as bits. Suit 0 is always trump; in each suit bit 0 is the ace, so that higher cards are lower bits (R1, R10).
#pragma once
#include <cstdint>

using Set = uint32_t;

constexpr int CARDS = 20;
constexpr Set ALL = (1u << CARDS) - 1;
constexpr int RANK_POINTS[5] = {11, 10, 4, 3, 2};
constexpr int NONE = -1;
constexpr int TRUMP_JACK = 4;

constexpr int suitOf(int card) { return card / 5; }
constexpr int rankOf(int card) { return card % 5; }
constexpr int pointsOf(int card) { return RANK_POINTS[rankOf(card)]; }
constexpr Set bit(int card) { return 1u << card; }
constexpr Set suitCards(int suit) { return 31u << (5 * suit); }
constexpr Set trumps() { return 31u; }
/// Higher cards of the same suit.
constexpr Set above(int card) { return suitCards(suitOf(card)) & (bit(card) - 1); }
inline int first(Set set) { return __builtin_ctz(set); }
constexpr int count(Set set) { return __builtin_popcount(set); }

/// Does the follower win (R10)?
constexpr bool followerWins(int led, int answer) {
  return suitOf(led) == suitOf(answer) ? answer < led : suitOf(answer) == 0;
}

/// Kings held together with their queens.
constexpr Set kingsOfPairs(Set hand) {
  constexpr Set KINGS = bit(2) | bit(7) | bit(12) | bit(17);
  return hand & (hand >> 1) & KINGS;
}

constexpr int marriagePoints(int suit) { return suit == 0 ? 40 : 20; }

/// What the follower may answer in strict play (R12).
constexpr Set strictAnswers(Set hand, int led, bool mustHead) {
  const Set same = hand & suitCards(suitOf(led));
  if (same != 0) {
    const Set higher = hand & above(led);
    return mustHead && higher != 0 ? higher : same;
  }
  const Set trump = hand & trumps();
  return trump != 0 ? trump : hand;
}
