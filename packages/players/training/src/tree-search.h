// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), as a stranger to learn
// from: each iteration deals the hidden cards anew and walks one tree, in which an action counts where it is legal.
#pragma once
#include <vector>
#include "redeal.h"

class TreeSearch {
public:
  explicit TreeSearch(Random &r) : random(r) {}
  int iterations = 1000;

  /// The action tried most often.
  int choose(const Deal &deal) {
    for (int n = (int)logs.size(); n < iterations + 2; ++n) logs.push_back(logf((float)n));
    nodes.assign(1, Node{});
    nodes.reserve((size_t)iterations + 2);
    Redealer dealer(deal, random);
    Deal thought;
    for (int n = 0; n < iterations; ++n) {
      dealer.deal(thought);
      iterate(thought, deal.turn());
    }
    int best = 0;
    for (int child = nodes[0].child; child != 0; child = nodes[child].sibling)
      if (best == 0 || nodes[child].visits > nodes[best].visits) best = child;
    return nodes[best].action;
  }

private:
  static constexpr float CURIOSITY = 0.7f;
  struct Node {
    float reward = 0;             ///< sum of results for the seat that acted, each from 0 to 1
    int visits = 0, available = 1;  ///< how often it was legal when its parent was visited
    int child = 0, sibling = 0;   ///< 0 is the root, nobody's child
    int action = NONE;
  };
  Random &random;
  std::vector<Node> nodes;
  std::vector<float> logs;

  /// The child that UCB1 picks among those legal; a new one while some have none.
  int select(int node, ActionSet legal, bool &fresh) {
    ActionSet untried = legal;
    int best = 0;
    float most = -1;
    for (int at = nodes[node].child; at != 0; at = nodes[at].sibling) {
      Node &child = nodes[at];
      if (!(legal & actionBit(child.action))) continue;
      untried &= ~actionBit(child.action);
      const float visits = (float)child.visits, bound = child.reward / visits + CURIOSITY * sqrtf(logs[++child.available] / visits);
      if (bound > most) most = bound, best = at;
    }
    fresh = untried != 0;
    if (!fresh) return best;
    Node added;
    added.action = anyAction(untried, random);
    added.sibling = nodes[node].child;
    nodes.push_back(added);
    return nodes[node].child = (int)nodes.size() - 1;
  }

  void iterate(Deal &deal, int me) {
    int path[64], depth = 0, node = 0;
    bool mine[64];
    for (bool fresh = false; !deal.over() && !fresh; ++depth) {
      mine[depth] = deal.turn() == me;
      node = path[depth] = select(node, deal.legal(), fresh);
      deal.apply(nodes[node].action);
    }
    // Nobody closes any more: at random it only loses.
    while (!deal.over()) deal.apply(anyAction(deal.legal() & ~actionBit(CLOSE), random));
    const float reward = (float)((deal.winner == me ? deal.counters : -deal.counters) + 3) / 6;
    for (int at = 0; at < depth; ++at) {
      ++nodes[path[at]].visits;
      nodes[path[at]].reward += mine[at] ? reward : 1 - reward;
    }
  }
};
