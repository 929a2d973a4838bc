// Deals played by the network against itself, an older self or a stranger, turned into samples.
#pragma once
#include "learner.h"
#include "strangers.h"

/// A running Bummerl, so that every score comes up as often as it does in play.
class Scores {
public:
  int toGo[2] = {7, 7}, dealer = 0;
  void draw(Random &random) {
    const float u = random.unit();
    dealer = 1 - dealer;
    if (u < 0.40f) toGo[0] = toGo[1] = 7;
    else if (u < 0.55f) toGo[0] = 1 + (int)random.below(7), toGo[1] = 1 + (int)random.below(7);
    else toGo[0] = running[0], toGo[1] = running[1], inBummerl = true;
  }
  void finished(int winner, int counters) {
    if (!inBummerl) return;
    inBummerl = false;
    running[winner] -= counters;
    if (running[winner] <= 0) running[0] = running[1] = 7;
  }

private:
  int running[2] = {7, 7};
  bool inBummerl = false;
};

/// Who sits where in a deal.
struct Seating {
  const Weights *nets[2];
  bool learns[2] = {true, true};  ///< its decisions become samples
  int stranger = NONE;            ///< the seat of one, if there is one
};

struct PlayOptions {
  Exploring exploring;
  float lambda = 1;  ///< share of the final result in a target; the rest is what the network expects on the way
};

class SelfPlay {
public:
  Equity equity;
  double measured[RESULTS] = {};  ///< results of forehand at 7–7, classic

  SelfPlay(Replay &r, Random &g) : replay(r), random(g), players{NetPlayer(*(const Weights *)nullptr), NetPlayer(*(const Weights *)nullptr)}, stranger(g) {}

  /// Plays a deal under these rules; the number of samples it gave.
  int play(const Rules &rules, const Seating &seating, const PlayOptions &options) {
    scores.draw(random);
    Deal deal;
    deal.start(rules, scores.dealer, random);
    for (int seat : {0, 1}) players[seat].net = seating.nets[seat];
    if (seating.stranger != NONE) stranger.draw(*seating.nets[seating.stranger], rules.closing);
    length = 0;
    while (!deal.over()) {
      if (seating.stranger == NONE && deal.exhausted() && deal.led == NONE) {
        const int value = solver.solve(deal);
        if (value > 0) deal.end(deal.leader, value);
        else deal.end(1 - deal.leader, -value);
        break;
      }
      const int out = deal.marriageOut();
      if (out != NONE) {
        deal.apply(marriageHead(out));
        continue;
      }
      Actions legal;
      deal.legal(legal);
      if (legal.size == 1) {
        deal.apply(legal.list[0]);
        continue;
      }
      const int seat = deal.turn();
      if (seat == seating.stranger) {
        deal.apply(stranger.choose(deal, scores.toGo, legal, equity));
        continue;
      }
      if (deal.exhausted()) {
        deal.apply(solver.best(deal, legal));
        continue;
      }
      const Exploring none;
      Step &step = steps[length++];
      step.choice = players[seat].choose(deal, scores.toGo, legal, equity, seating.learns[seat] ? options.exploring : none, random);
      step.seat = seat;
      players[seat].features.addAction(step.choice.action);
      step.size = players[seat].features.size;
      memcpy(step.active, players[seat].features.list, sizeof(uint16_t) * (size_t)step.size);
      deal.apply(step.choice.action);
    }
    if (seating.learns[0] && seating.learns[1]) count(deal);
    const int samples = learn(deal, seating.learns, options.lambda);
    scores.finished(deal.winner, deal.counters);
    return samples;
  }

private:
  struct Step {
    Choice choice;
    int seat, size;
    uint16_t active[MAX_ACTIVE];
  };
  Replay &replay;
  Random &random;
  NetPlayer players[2];
  Stranger stranger;
  EndgameSolver solver;
  Scores scores;
  Step steps[40];
  int length = 0;

  void count(const Deal &deal) {
    if (deal.rules.preset != 0 || scores.toGo[0] != 7 || scores.toGo[1] != 7) return;
    const int forehand = 1 - deal.dealer;
    measured[resultIndex(deal.winner == forehand ? deal.counters : -deal.counters)] += 1;
  }
  static void turned(const float *from, float *to) {
    for (int r = 0; r < RESULTS; ++r) to[r] = from[RESULTS - 1 - r];
  }
  /// Backwards: what came of it; what was decided before an exploring action is not to be judged by its result.
  int learn(const Deal &deal, const bool learns[2], float lambda) {
    float goal[RESULTS] = {};  // from seat 0
    goal[resultIndex(deal.winner == 0 ? deal.counters : -deal.counters)] = 1;
    int samples = 0;
    for (int at = length - 1; at >= 0; --at) {
      const Step &step = steps[at];
      if (!learns[step.seat]) continue;
      Sample &sample = replay.next();
      memcpy(sample.active, step.active, sizeof(uint16_t) * (size_t)step.size);
      sample.size = (uint8_t)step.size;
      float mine[RESULTS];
      if (step.seat == 0) memcpy(mine, goal, sizeof mine);
      else turned(goal, mine);
      memcpy(sample.target, mine, sizeof mine);
      ++samples;
      if (step.choice.explored) break;
      for (int r = 0; r < RESULTS; ++r) mine[r] = lambda * mine[r] + (1 - lambda) * step.choice.best[r];
      if (step.seat == 0) memcpy(goal, mine, sizeof mine);
      else turned(mine, goal);
    }
    return samples;
  }
};
