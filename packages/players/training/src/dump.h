// Deals as the trainer played them, for the proof that the TypeScript half plays the same game: see ../README.md.
#pragma once
#include <string>
#include "player.h"
#include "solver.h"

class Dump {
public:
  Dump(const Weights &w, const Equity &e, uint64_t seed) : player(w), equity(e), random(seed) {}

  /// One line of JSON.
  std::string deal() {
    Deal d;
    d.start(random.unit() < 0.4f ? presetRules((int)random.below(PRESET_COUNT)) : mixedRules(), (int)random.below(2), random);
    trump = (int)random.below(4);
    toGo[0] = 1 + (int)random.below(7), toGo[1] = 1 + (int)random.below(7);
    line = "{\"rules\":\"" + flags(d.rules) + "\",\"toGo\":[" + std::to_string(toGo[0]) + "," + std::to_string(toGo[1]) +
           "],\"dealer\":" + std::to_string(d.dealer) + ",\"deck\":\"";
    for (int8_t c : d.deck) line += card(c);
    line += "\",\"play\":\"";
    decisions.clear();
    play(d);
    line.back() = '"';
    return line + ",\"result\":[" + std::to_string(d.winner) + "," + std::to_string(d.counters) + "],\"decisions\":[" + decisions + "]}";
  }

private:
  NetPlayer player;
  const Equity &equity;
  Random random;
  EndgameSolver solver;
  int trump = 0, toGo[2];
  std::string line, decisions;

  Rules mixedRules() {
    for (;;) {
      Rules r = drawKnownRules(random);
      if (r.preset < 0) return r;
    }
  }
  static std::string flags(const Rules &r) {
    std::string out;
    for (bool flag : {r.mustHead, r.exchangeSmall, r.exchangeFirstTrick, r.marriageFirstTrick, r.kingOnly, r.closeSmall,
                      r.valueAtEnd, r.ladder, r.doubled, r.claim})
      out += flag ? '1' : '0';
    return out;
  }
  /// Suit 0 is the trump drawn for this deal, the others follow in the order S H D C.
  int realSuit(int suit) const { return suit == 0 ? trump : suit <= trump ? suit - 1 : suit; }
  std::string card(int c) const { return {"SHDC"[realSuit(suitOf(c))], "ATKQJ"[rankOf(c)]}; }
  std::string action(int head) const {
    if (head == EXCHANGE) return "x";
    if (head == CLOSE) return "z";
    if (head >= MARRIAGE) return "m" + card(marriageCard(head));
    return card(head >= ANSWER ? head - ANSWER : head);
  }
  void say(int seat, const std::string &what, const std::string &legal) {
    line += std::to_string(seat) + what + (legal.empty() ? "" : "/" + legal) + " ";
  }

  void play(Deal &d) {
    const bool randomEnding = random.unit() < 0.5f;
    for (int at = 0; !d.over(); ++at) {
      const int seat = d.turn();
      Actions legal;
      d.legal(legal);
      std::string all;
      for (int a = 0; a < legal.size; ++a) all += (a ? "," : "") + action(legal.list[a]);
      const int out = d.marriageOut();
      if (out != NONE) {
        say(seat, (d.rules.claim ? "c" : "m") + card(out), all);
        d.apply(marriageHead(out));
        return;
      }
      const int chosen = choose(d, legal, at, randomEnding);
      const Deal before = d;
      d.apply(chosen);
      say(seat, action(chosen), all);
      if (d.over() && d.rules.claim && before.led != NONE) say(d.leader, d.points[d.leader] >= 66 ? "!" : ".", "");
    }
  }
  int choose(const Deal &d, const Actions &legal, int at, bool randomEnding) {
    if (d.exhausted()) return randomEnding ? legal.list[random.below((uint32_t)legal.size)] : solver.best(d, legal);
    const Choice choice = player.choose(d, toGo, legal, equity, Exploring{0.1f, 0.2f, 0.5f}, random);
    if (random.unit() < 0.11f) decide(legal, at);
    return choice.action;
  }
  /// [number of the action it stands before, inputs as hexadecimal digits, action: probabilities in 1/10000]
  void decide(const Actions &legal, int at) {
    const Features &f = player.features;
    uint8_t digits[(F_ACTION + 3) / 4] = {};
    for (int n = 0; n < f.size; ++n) digits[f.list[n] / 4] = (uint8_t)(digits[f.list[n] / 4] | 1u << (f.list[n] % 4));
    decisions += (decisions.empty() ? "[" : ",[") + std::to_string(at) + ",\"";
    for (uint8_t digit : digits) decisions += "0123456789abcdef"[digit];
    decisions += "\",{";
    for (int a = 0; a < legal.size; ++a) {
      float p[RESULTS];
      player.expect(legal.list[a], p);
      decisions += (a ? ",\"" : "\"") + action(legal.list[a]) + "\":[";
      for (int r = 0; r < RESULTS; ++r) decisions += (r ? "," : "") + std::to_string((int)std::lround(p[r] * 10000));
      decisions += "]";
    }
    decisions += "}]";
  }
};
