// The exact value once the stock is used up: both hands are then known to both. Alpha-beta over the six results.
#pragma once
#include "deal.h"

class EndgameSolver {
public:
  /// Counters for the seat on turn under best play (−3 … 3).
  int solve(const Deal &deal) {
    Node node;
    node.hand[0] = deal.hand[0], node.hand[1] = deal.hand[1];
    for (int seat : {0, 1}) node.points[seat] = deal.points[seat], node.pending[seat] = deal.pending[seat], node.tricks[seat] = deal.tricks[seat];
    mustHead = deal.rules.mustHead, kingOnly = deal.rules.kingOnly, ladder = deal.rules.ladder;
    return deal.led == NONE ? lead(node, deal.leader, -3, 3) : follow(node, 1 - deal.leader, deal.led, -3, 3);
  }

  /// The first of the actions worth most.
  int best(const Deal &deal, const Actions &legal) {
    int best = legal.list[0], most = -4;
    for (int a = 0; a < legal.size; ++a) {
      Deal next = deal;
      next.apply(legal.list[a]);
      int value;
      if (next.over()) value = next.winner == deal.turn() ? next.counters : -next.counters;
      else value = next.turn() == deal.turn() ? solve(next) : -solve(next);
      if (value > most) most = value, best = legal.list[a];
    }
    return best;
  }

private:
  struct Node {
    Set hand[2];
    int points[2], pending[2], tricks[2];
    int value(int seat) const { return tricks[1 - seat] == 0 ? 3 : points[1 - seat] < 33 ? 2 : 1; }
  };
  bool mustHead, kingOnly, ladder;

  int lead(const Node &node, int me, int alpha, int beta) {
    // Nobody's points fall: a win is worth at most what it is worth now.
    const int most = node.value(me), least = -node.value(1 - me);
    if (alpha < least) alpha = least;
    if (beta > most) beta = most;
    if (alpha >= beta) return alpha >= most ? most : alpha;
    const Set hand = node.hand[me];
    const Set kings = kingsOfPairs(hand);
    if (node.tricks[me] > 0)
      for (Set k = kings; k; k &= k - 1)
        if (node.points[me] + marriagePoints(suitOf(first(k))) >= 66) return most;
    int best = -3;
    for (Set k = kings; k; k &= k - 1)
      for (int card = first(k); card <= first(k) + (kingOnly ? 0 : 1); ++card) {
        Node next = node;
        (next.tricks[me] > 0 ? next.points : next.pending)[me] += marriagePoints(suitOf(card));
        best = max(best, -leadCard(next, me, card, -beta, -max(alpha, best)));
        if (best >= beta) return best;
      }
    for (Set s = hand; s; s &= s - 1) {
      best = max(best, -leadCard(node, me, first(s), -beta, -max(alpha, best)));
      if (best >= beta) return best;
    }
    return best;
  }
  static int max(int a, int b) { return a > b ? a : b; }
  int leadCard(Node node, int me, int card, int alpha, int beta) {
    node.hand[me] &= ~bit(card);
    return follow(node, 1 - me, card, alpha, beta);
  }
  int follow(const Node &node, int me, int led, int alpha, int beta) {
    int best = -3;
    for (Set s = strictAnswers(node.hand[me], led, mustHead); s; s &= s - 1) {
      best = max(best, answer(node, me, led, first(s), max(alpha, best), beta));
      if (best >= beta) return best;
    }
    return best;
  }
  int answer(Node node, int me, int led, int card, int alpha, int beta) {
    node.hand[me] &= ~bit(card);
    const int taker = followerWins(led, card) ? me : 1 - me;
    node.points[taker] += pointsOf(led) + pointsOf(card) + node.pending[taker];
    node.pending[taker] = 0;
    ++node.tricks[taker];
    int value;
    if (node.points[taker] >= 66) value = node.value(taker);
    else if (node.hand[0] == 0) value = ladder ? node.value(taker) : 1;
    else if (taker == me) return lead(node, me, alpha, beta);
    else return -lead(node, taker, -beta, -alpha);
    return taker == me ? value : -value;
  }
};
