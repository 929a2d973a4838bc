// trainer train|widen|mix|compare|calibrate|dump|module …: see ../README.md
#include <map>
#include "calibrate.h"
#include "dump.h"
#include "module.h"
#include "train.h"

namespace {

using Arguments = std::map<std::string, std::string>;

Arguments read(int argc, char **argv) {
  Arguments found;
  for (int at = 2; at < argc; ++at) {
    const std::string name = argv[at];
    if (name.rfind("--", 0) != 0) fail("not an option: " + name);
    const bool flag = at + 1 == argc || std::string(argv[at + 1]).rfind("--", 0) == 0;
    found[name.substr(2)] = flag ? "" : argv[++at];
  }
  return found;
}

double number(const Arguments &arguments, const std::string &name, double otherwise) {
  const auto found = arguments.find(name);
  return found == arguments.end() ? otherwise : atof(found->second.c_str());
}

std::string text(const Arguments &arguments, const std::string &name, const std::string &otherwise) {
  const auto found = arguments.find(name);
  return found == arguments.end() ? otherwise : found->second;
}

void train(const Arguments &a) {
  TrainOptions o;
  o.minutes = number(a, "minutes", o.minutes), o.planned = number(a, "planned", o.planned);
  o.lambda = number(a, "lambda", o.lambda), o.ratio = number(a, "ratio", o.ratio), o.past = number(a, "past", o.past), o.strangers = number(a, "strangers", o.strangers), o.withoutClosing = number(a, "without-closing", o.withoutClosing), o.decay = number(a, "decay", o.decay);
  o.rateFrom = number(a, "rate-from", o.rateFrom), o.rateTo = number(a, "rate-to", o.rateTo);
  o.exploreFrom = number(a, "explore-from", o.exploreFrom), o.exploreTo = number(a, "explore-to", o.exploreTo);
  o.deals = (int64_t)number(a, "deals", 0), o.against = text(a, "against", "");
  o.seed = (uint64_t)number(a, "seed", 1), o.dir = text(a, "dir", o.dir);
  const auto state = std::make_unique<LearningState>();
  Random random(o.seed);
  Learner::initialise(*state, random);
  if (a.count("resume")) loadState(*state, o.dir + "/state.bin");
  else if (a.count("init")) {
    loadQuantised(state->now, state->forehand, text(a, "init", ""));
    state->average = state->now;
  }
  Training(*state, o).run();
}

/// The state of a smaller network as one of this shape that plays the same: what is added leads nowhere at first.
void widen(const Arguments &a) {
  const auto state = std::make_unique<LearningState>();
  Random random((uint64_t)number(a, "seed", 1));
  Learner::initialise(*state, random);
  widened(*state, readFile(text(a, "from", "state.bin")), (int)number(a, "first", H1), (int)number(a, "second", H2));
  saveState(*state, text(a, "out", "widened.bin"));
}

/// The mean of what two runs have learned that went on from one state: quieter than either.
void mix(const Arguments &a) {
  const auto state = std::make_unique<LearningState>(), other = std::make_unique<LearningState>();
  loadState(*state, text(a, "first", "state.bin"));
  loadState(*other, text(a, "second", "state.bin"));
  const float share = (float)number(a, "share", 0.5);
  for (int i = 0; i < WEIGHTS; ++i) state->average.w[i] += share * (other->average.w[i] - state->average.w[i]);
  const auto small = quantised(state->average, state->forehand);
  writeFile(text(a, "out", "weights.bin"), small.data(), small.size());
}

/// Two files of weights against each other (or one against a plain player).
void compare(const Arguments &a) {
  auto first = std::make_unique<Weights>(), second = std::make_unique<Weights>();
  Equity equity;
  Random random(1);
  loadQuantised(*first, equity.forehand, text(a, "first", "weights.bin"));
  equity.compute();
  Policy other = a.count("sampler") ? samplerPolicy(random, (int)number(a, "sampler", 4)) : stylePolicy(a.count("dearest") ? Style::dearest() : Style{}, random);
  if (a.count("search")) other = searchPolicy(random, (int)number(a, "search", 10000));
  if (a.count("second")) {
    double ignored[RESULTS];
    loadQuantised(*second, ignored, text(a, "second", ""));
    other = netPolicy(*second, equity, random);
  }
  Policy player = netPolicy(*first, equity, random);
  Rules rules = presetRules((int)number(a, "preset", 0));
  rules.closing = a.count("no-closing") == 0;
  const Strength s = duplicate(player, other, rules, (int)number(a, "pairs", 10000), (uint64_t)number(a, "seed", 7), a.count("second") ? Endings::exact : Endings::played);
  printf("{\"mean\":%.4f,\"error\":%.4f,\"won\":%.4f,\"pairs\":%d}\n", s.mean, s.error, s.won, s.pairs);
}

/// Deals with a few decisions each, a line of JSON a deal.
void dump(const Arguments &a) {
  auto net = std::make_unique<Weights>();
  Equity equity;
  loadQuantised(*net, equity.forehand, text(a, "weights", "weights.bin"));
  equity.compute();
  Dump deals(*net, equity, (uint64_t)number(a, "seed", 1));
  for (int n = 0; n < number(a, "deals", 150); ++n) puts(deals.deal().c_str());
}

void module(const Arguments &a) { writeModule(text(a, "weights", "weights.bin"), text(a, "out", "weights.ts")); }

/// How good the network's expectations are, by cards in the stock.
void calibrateAll(const Arguments &a) {
  auto net = std::make_unique<Weights>();
  Equity equity;
  Random random((uint64_t)number(a, "seed", 1));
  loadQuantised(*net, equity.forehand, text(a, "weights", "weights.bin"));
  equity.compute();
  for (int stock = 10; stock >= 2; stock -= 2) {
    const Calibration c = calibrate(*net, equity, stock, (int)number(a, "positions", 400), (int)number(a, "rollouts", 400), random);
    printf("{\"stock\":%d,\"positions\":%d,\"action\":%.3f,\"difference\":%.3f}\n", stock, c.positions, c.action, c.difference);
  }
}

}  // namespace

int main(int argc, char **argv) {
  const std::string what = argc > 1 ? argv[1] : "";
  const Arguments arguments = read(argc, argv);
  if (what == "train") train(arguments);
  else if (what == "widen") widen(arguments);
  else if (what == "mix") mix(arguments);
  else if (what == "compare") compare(arguments);
  else if (what == "calibrate") calibrateAll(arguments);
  else if (what == "dump") dump(arguments);
  else if (what == "module") module(arguments);
  else fail("trainer train|widen|mix|compare|calibrate|dump|module [--option value …]");
}
