// The run: self-play and learning in turn, on a schedule known from the time it is given.
#pragma once
#include <chrono>
#include "evaluate.h"
#include "files.h"
#include "selfplay.h"

struct TrainOptions {
  double minutes = 60;
  double planned = 0;  ///< minutes the schedule is made for, earlier runs included; 0: earlier ones + `minutes`
  double lambda = 1;
  double ratio = 1.3;          ///< samples learned for each one played
  double rateFrom = 1e-3, rateTo = 5e-5;
  double exploreFrom = 0.10, exploreTo = 0.02;
  double decay = 0.05;         ///< of the weights
  double past = 0.2;           ///< share of deals against an older self
  double strangers = 0.15;     ///< share of deals against a stranger; where nobody closes it is half
  double withoutClosing = 0.08;  ///< share of deals where nobody may close
  int64_t deals = 0;           ///< ends after so many, and the schedule is made for them; 0: by minutes
  std::string against;         ///< weights that sit opposite in every deal and do not learn; empty: self-play
  size_t replay = 400000;
  uint64_t seed = 1;
  std::string dir = ".";
};

class Training {
public:
  Training(LearningState &s, const TrainOptions &o) : state(s), options(o), random(o.seed + (uint64_t)s.deals), replay(o.replay), play(replay, random), learner(s) {
    memcpy(play.equity.forehand, state.forehand, sizeof state.forehand);
    play.equity.compute();
    learner.decay = (float)o.decay;
    before = state.seconds;
    total = options.planned > 0 ? options.planned * 60 : before + options.minutes * 60;
    if (options.against.empty()) return;
    double ignored[RESULTS];
    opposite = std::make_unique<Weights>();
    loadQuantised(*opposite, ignored, options.against);
  }

  void run() {
    const auto start = std::chrono::steady_clock::now();
    double nextReport = before + 60, nextPast = before;
    for (;;) {
      state.seconds = before + std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      if (ended()) break;
      if (bursts++ % 10 == 0) round();
      if (state.seconds >= nextPast) remember(), nextPast = state.seconds + 120;
      burst();
      if (state.seconds >= nextReport) report(), nextReport = state.seconds + 300;
    }
    report();
  }

private:
  LearningState &state;
  TrainOptions options;
  Random random;
  Replay replay;
  SelfPlay play;
  Learner learner;
  std::vector<std::unique_ptr<Weights>> olders;
  std::unique_ptr<Weights> playing{new Weights};  ///< the average, rounded as the player has it
  std::unique_ptr<Weights> reference;  ///< the first report of this run
  std::unique_ptr<Weights> opposite;   ///< of `against`
  double before, total, owed = 0;
  int64_t bursts = 0;

  bool ended() const { return options.deals > 0 ? state.deals >= options.deals : state.seconds >= before + options.minutes * 60; }
  double progress() const { return std::fmin(1, options.deals > 0 ? (double)state.deals / (double)options.deals : state.seconds / total); }
  static double between(double from, double to, double share) { return from * std::pow(to / from, share); }

  void round() {
    Quantiser quantiser;
    quantiser.fit(state.average);
    quantiser.apply(state.average, *playing);
  }

  void remember() {
    auto copy = std::make_unique<Weights>(*playing);
    if (olders.size() < 8) olders.push_back(std::move(copy));
    else olders[random.below(8)] = std::move(copy);
  }

  void burst() {
    const double share = progress();
    PlayOptions how;
    const float explore = (float)between(options.exploreFrom, options.exploreTo, share);
    how.exploring.uniform = explore / 2, how.exploring.soft = explore;
    how.lambda = (float)(share < 0.04 ? 1 : options.lambda);
    for (int n = 0; n < 200; ++n) {
      const Rules rules = drawRules(random, options.withoutClosing);
      owed += options.ratio * play.play(rules, seating(rules, share), how);
      ++state.deals;
    }
    const float rate = (float)between(options.rateFrom, options.rateTo, share);
    if (replay.size() < 20000) owed = 0;
    for (; owed >= Learner::BATCH; owed -= Learner::BATCH) learner.step(replay, random, rate);
  }

  Seating seating(const Rules &rules, double share) {
    Seating s{{playing.get(), playing.get()}};
    const int other = (int)random.below(2);
    const double u = random.unit(), strange = rules.closing ? options.strangers : std::fmax(options.strangers, options.strangers > 0 ? 0.9 : 0);
    if (opposite) s.nets[other] = opposite.get();
    else if (u < strange) s.stranger = other;
    else if (share > 0.05 && random.unit() < options.past) s.nets[other] = olders[random.below((uint32_t)olders.size())].get();
    else return s;
    s.learns[other] = false;
    return s;
  }

  void measureResults() {
    double sum = 0;
    for (double n : play.measured) sum += n;
    if (sum < 20000) return;
    for (int r = 0; r < RESULTS; ++r) {
      state.forehand[r] = play.equity.forehand[r] = play.measured[r] / sum;
      play.measured[r] = 0;
    }
    play.equity.compute();
  }

  void report() {
    measureResults();
    round();
    if (!reference) reference = std::make_unique<Weights>(*playing);
    const Policy net = netPolicy(*playing, play.equity, random);
    const Rules classic;
    Rules open;
    open.closing = false;
    const auto against = [&](const char *name, const Policy &other, const Rules &rules, int pairs, Endings endings) {
      const Strength s = duplicate(net, other, rules, pairs, 1, endings);
      printf(",\"%s\":[%.3f,%.3f,%.3f]", name, s.mean, s.error, s.won);
    };
    printf("{\"minutes\":%.1f,\"deals\":%lld,\"steps\":%lld,\"loss\":%.4f", state.seconds / 60, (long long)state.deals, (long long)state.steps, learner.loss);
    against("greedy", stylePolicy(Style{}, random), classic, 4000, Endings::played);
    against("dearest", stylePolicy(Style::dearest(), random), classic, 4000, Endings::played);
    against("sampler", samplerPolicy(random, 4), open, 2000, Endings::played);
    against("first", netPolicy(*reference, play.equity, random), classic, 8000, Endings::exact);
    if (opposite) against("opposite", netPolicy(*opposite, play.equity, random), classic, 20000, Endings::exact);
    else against("older", netPolicy(*olders.back(), play.equity, random), classic, 8000, Endings::exact);
    printf(",\"forehand\":[%.3f,%.3f,%.3f,%.3f,%.3f,%.3f]}\n", state.forehand[0], state.forehand[1], state.forehand[2], state.forehand[3], state.forehand[4], state.forehand[5]);
    fflush(stdout);
    saveState(state, options.dir + "/state.bin");
    const auto small = quantised(state.average, state.forehand);
    writeFile(options.dir + "/weights.bin", small.data(), small.size());
  }
};
