import { CARDS, cardPoints, OUT, type RuleSet, valueAgainst } from "@bummerl/engine";
import {
  type ActionCode,
  type CardNumber,
  type CardSet,
  CLOSE,
  EXCHANGE,
  higherThan,
  MARRIAGE,
  MARRIAGE_WITH_CLAIM,
  numbersOf,
  PACK,
  sizeOf,
  suitOfNumber,
  suitSet,
} from "../bits/index.ts";
import { excludedBy } from "../knowledge/duties.ts";
import {
  type Knowledge,
  type KnownClosing,
  type KnownTrick,
  type PerSide,
  type Side,
  settle,
} from "../knowledge/index.ts";
import type { World } from "../worlds/index.ts";

const POINTS = CARDS.map(cardPoints);
const KING_AND_QUEEN = 0b01100;

const other = (side: Side): Side => (side === 0 ? 1 : 0);
const turnedTrick = (trick: KnownTrick): KnownTrick => ({
  ...trick,
  leader: other(trick.leader),
  winner: other(trick.winner),
});
const turned = <T>(pair: PerSide<T>, side: Side): PerSide<T> => (side === 0 ? pair : [pair[1], pair[0]]);

/** A deal with an open stock in one possible world, played on in thought. Side 0 is the one who thinks; 66 is said at once. */
export class SimulatedDeal {
  /** Counters for side 0; 0 while the deal goes on. */
  result = 0;
  readonly hands: [CardSet, CardSet];
  readonly #rules: RuleSet;
  readonly #trump: number;
  readonly #dealer: Side | null;
  readonly #points: [number, number];
  readonly #pending: [number, number];
  readonly #tricks: [number, number];
  readonly #shown: [CardSet, CardSet];
  readonly #excluded: [CardSet, CardSet];
  #stock: readonly CardNumber[];
  #upCard: CardNumber | null;
  #leader: Side;
  #led: CardNumber | null;
  #closed: KnownClosing | null;
  #played: KnownTrick[];
  #marriages: Knowledge["marriages"];
  #exchangedBy: Side | null;

  constructor(knowledge: Knowledge, rules: RuleSet, world: World) {
    this.#rules = rules;
    this.#trump = knowledge.trump;
    this.#dealer = knowledge.dealer;
    this.hands = [knowledge.own, world.opponent];
    this.#points = [...knowledge.points];
    this.#pending = [...knowledge.pending];
    this.#tricks = [...knowledge.tricks];
    const own = knowledge.marriages.reduce(
      (set, { side, suit }) => (side === 0 ? set | (KING_AND_QUEEN << (5 * suit)) : set),
      0,
    );
    this.#shown = [own, knowledge.opponent];
    this.#excluded = [0, knowledge.excluded];
    this.#stock = world.stock;
    this.#upCard = knowledge.upCard;
    this.#leader = knowledge.leader;
    this.#led = knowledge.led;
    this.#closed = knowledge.closed;
    this.#played = [...knowledge.played];
    this.#marriages = knowledge.marriages;
    this.#exchangedBy = knowledge.exchangedBy;
  }

  get turn(): Side {
    return this.#led === null ? this.#leader : other(this.#leader);
  }

  /** Is the stock used up before a lead, so that both know all? */
  get isOpen(): boolean {
    return this.#upCard === null && this.#led === null;
  }

  /** What the side on turn knows. */
  knowledge(): Knowledge {
    const side = this.turn;
    const foe = other(side);
    const own = this.hands[side];
    const opponent = this.#shown[foe] & this.hands[foe];
    const gone = this.#played.reduce((set, { led, answer }) => set | (1 << led) | (1 << answer), 0);
    const upCard = this.#upCard;
    const table = (this.#led === null ? 0 : 1 << this.#led) | (upCard === null ? 0 : 1 << upCard);
    const unseen = PACK & ~(own | opponent | gone | table);
    const closed = this.#closed;
    return settle({
      trump: this.#trump,
      phase: this.#led === null ? "lead" : "follow",
      leader: side === 0 ? this.#leader : other(this.#leader),
      led: this.#led,
      own,
      opponent,
      opponentSize: sizeOf(this.hands[foe]),
      unseen,
      excluded: this.#excluded[foe] & unseen,
      gone,
      upCard,
      faceDown: this.#stock.length,
      closed: closed === null || side === 0 ? closed : { ...closed, by: other(closed.by) },
      points: turned(this.#points, side),
      pending: turned(this.#pending, side),
      tricks: turned(this.#tricks, side),
      played: side === 0 ? this.#played : this.#played.map(turnedTrick),
      marriages:
        side === 0
          ? this.#marriages
          : this.#marriages.map((each) => ({ side: other(each.side), suit: each.suit })),
      exchangedBy: side === 0 || this.#exchangedBy === null ? this.#exchangedBy : other(this.#exchangedBy),
      dealer: side === 0 || this.#dealer === null ? this.#dealer : other(this.#dealer),
    });
  }

  /** What the side on turn may do, claims left out. */
  legal(closing: boolean): ActionCode[] {
    const hand = this.hands[this.turn];
    if (this.#led !== null) return numbersOf(this.#isStrict ? this.#answers(hand, this.#led) : hand);
    const codes = numbersOf(hand);
    const first = this.#tricks[0] + this.#tricks[1] === 0;
    const rules = this.#rules;
    if (rules.marriageFirstTrick || !first) {
      for (let suit = 0; suit < 4; suit += 1) {
        const pair = KING_AND_QUEEN << (5 * suit);
        if ((hand & pair) !== pair) continue;
        codes.push(MARRIAGE + 5 * suit + 2);
        if (rules.marriageLead !== "king") codes.push(MARRIAGE + 5 * suit + 3);
      }
    }
    if (this.#isStrict) return codes;
    const size = this.#stock.length + 1;
    const jack = 1 << (5 * this.#trump + 4);
    if ((hand & jack) !== 0 && size >= rules.exchangeMinStock && (rules.exchangeFirstTrick || !first))
      codes.push(EXCHANGE);
    if (closing && size >= rules.closeMinStock) codes.push(CLOSE);
    return codes;
  }

  play(code: ActionCode): void {
    const side = this.turn;
    if (code === EXCHANGE) this.#exchange(side);
    else if (code === CLOSE) {
      const foe = other(side);
      const frozen = this.#rules.closeValue === "atClosing";
      const made = frozen ? valueAgainst(this.#tricks[foe], this.#points[foe]) : null;
      this.#closed = { by: side, made, failed: this.#tricks[foe] === 0 ? 3 : 2 };
    } else if (this.#led !== null) this.#answer(side, this.#led, code);
    else {
      if (code >= MARRIAGE) this.#marry(side, suitOfNumber(code - MARRIAGE));
      this.#led = code % MARRIAGE;
      this.hands[side] &= ~(1 << this.#led);
    }
  }

  get #isStrict(): boolean {
    return this.#closed !== null || this.#upCard === null;
  }

  /** R12 */
  #answers(hand: CardSet, led: CardNumber): CardSet {
    const same = hand & suitSet(suitOfNumber(led));
    const higher = same & higherThan(led);
    if (this.#rules.mustHead && higher !== 0) return higher;
    if (same !== 0) return same;
    const trumps = hand & suitSet(this.#trump);
    return trumps === 0 ? hand : trumps;
  }

  #exchange(side: Side): void {
    const jack = 5 * this.#trump + 4;
    const taken = this.#upCard ?? jack;
    this.hands[side] = (this.hands[side] & ~(1 << jack)) | (1 << taken);
    this.#shown[side] |= 1 << taken;
    this.#upCard = jack;
    this.#exchangedBy = side;
  }

  #marry(side: Side, suit: number): void {
    const worth = suit === this.#trump ? 40 : 20;
    this.#shown[side] |= KING_AND_QUEEN << (5 * suit);
    this.#marriages = [...this.#marriages, { side, suit }];
    if (this.#tricks[side] === 0) this.#pending[side] += worth;
    else this.#count(side, worth);
  }

  #count(side: Side, points: number): void {
    this.#points[side] += points;
    if (this.#points[side] >= OUT && this.result === 0) this.#end(side, this.#worth(side));
  }

  #end(winner: Side, counters: number): void {
    this.result = winner === 0 ? counters : -counters;
  }

  /** R27, R19, R31 */
  #worth(side: Side): number {
    const foe = other(side);
    const open = valueAgainst(this.#tricks[foe], this.#points[foe]);
    if (this.#closed === null) return open;
    if (this.#closed.by !== side) return this.#closed.failed;
    return this.#closed.made ?? open;
  }

  #answer(side: Side, led: CardNumber, answer: CardNumber): void {
    this.hands[side] &= ~(1 << answer);
    const same = suitOfNumber(led) === suitOfNumber(answer);
    const won = same ? answer < led : suitOfNumber(answer) === this.#trump;
    const leader = this.#leader;
    const winner = won ? side : leader;
    const strict = this.#isStrict;
    this.#played.push({ leader, led, answer, winner, strict });
    if (strict) {
      const duty = { leader: 0, led, answer, strict } as const;
      this.#excluded[side] |= excludedBy(duty, this.#trump, this.#rules.mustHead);
    }
    this.#leader = winner;
    this.#led = null;
    this.#tricks[winner] += 1;
    const pending = this.#pending[winner];
    this.#pending[winner] = 0;
    this.#count(winner, (POINTS[led] ?? 0) + (POINTS[answer] ?? 0) + pending);
    if (this.result !== 0) return;
    if (this.hands[0] === 0) this.#lastTrick(winner);
    else if (!strict) this.#draw(winner);
  }

  /** R30, R34 */
  #lastTrick(winner: Side): void {
    if (this.#closed !== null) this.#end(other(this.#closed.by), this.#closed.failed);
    else this.#end(winner, this.#rules.lastTrick === "one" ? 1 : this.#worth(winner));
  }

  /** R11 */
  #draw(winner: Side): void {
    const [top = 0, next] = this.#stock;
    this.#stock = this.#stock.slice(2);
    const second = next ?? this.#upCard ?? 0;
    this.hands[winner] |= 1 << top;
    this.hands[other(winner)] |= 1 << second;
    if (next !== undefined) return;
    this.#shown[other(winner)] |= 1 << second;
    this.#upCard = null;
  }

  /** Does a marriage end the deal with its announcement (R26)? Its king, or `null`. */
  marriageOut(): ActionCode | null {
    const side = this.turn;
    if (this.#led !== null || this.#tricks[side] === 0) return null;
    const out = this.legal(false).find(
      (code) =>
        code >= MARRIAGE &&
        code < MARRIAGE_WITH_CLAIM &&
        this.#points[side] + (suitOfNumber(code - MARRIAGE) === this.#trump ? 40 : 20) >= OUT,
    );
    return out ?? null;
  }
}
