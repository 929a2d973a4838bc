import { type CompiledRules, numbersOf, sizeOf } from "../../src/bits/index.ts";
import type { Knowledge } from "../../src/knowledge/index.ts";
import { positionIn } from "../../src/worlds/index.ts";
import { Game } from "./game.ts";
import type { QuickRandom } from "./random.ts";

/**
 * Deals the hidden cards at random again and again into one game, side 0 being the knowing one, on turn. What a
 * sampled world of src/worlds is, only quicker.
 */
export class Dealer {
  readonly game: Game;
  readonly #knowledge: Knowledge;
  readonly #cards: Int8Array;
  readonly #candidates: number;
  readonly #unknown: number;
  readonly #toDraw: number;

  constructor(knowledge: Knowledge, rules: CompiledRules) {
    this.game = new Game(rules);
    this.#knowledge = knowledge;
    const candidates = numbersOf(knowledge.unseen & ~knowledge.excluded);
    this.#cards = Int8Array.from([...candidates, ...numbersOf(knowledge.unseen & knowledge.excluded)]);
    this.#candidates = candidates.length;
    this.#unknown = knowledge.opponentSize - sizeOf(knowledge.opponent);
    this.#toDraw = knowledge.closed === null ? knowledge.faceDown : 0;
    this.#position = positionIn(knowledge, {
      opponent: 0,
      stock: Array.from({ length: this.#toDraw }, () => 0),
    });
  }

  readonly #position: ReturnType<typeof positionIn>;

  /** Loads the game with the hidden cards dealt anew. */
  deal(random: QuickRandom): void {
    const cards = this.#cards;
    let hand = this.#knowledge.opponent;
    const needed = this.#unknown + this.#toDraw;
    for (let at = 0; at < needed; at += 1) {
      const end = at < this.#unknown ? this.#candidates : cards.length;
      const other = at + random.below(end - at);
      const card = cards[other] ?? 0;
      cards[other] = cards[at] ?? 0;
      cards[at] = card;
      if (at < this.#unknown) hand |= 1 << card;
    }
    this.game.load(this.#position);
    this.game.hands[1] = hand;
    for (let at = 0; at < this.#toDraw; at += 1) this.game.stock[at] = cards[this.#unknown + at] ?? 0;
  }
}
