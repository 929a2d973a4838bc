/** Nodes of a search tree in typed arrays: an iteration adds at most one. */
export class Tree {
  readonly move: Uint8Array;
  readonly visits: Int32Array;
  /** How often the move was legal when its parent was visited. */
  readonly available: Int32Array;
  /** Sum of results for the side that made the move, each from 0 to 1. */
  readonly reward: Float64Array;
  readonly firstChild: Int32Array;
  readonly sibling: Int32Array;
  count = 1;

  constructor(capacity: number) {
    this.move = new Uint8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.reward = new Float64Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
  }

  /** Only the root is left. */
  clear(): void {
    this.count = 1;
    this.visits[0] = 0;
    this.firstChild[0] = 0;
  }

  /** A new child, of which its parent is the one legal so far. 0, the root, is nobody's child. */
  add(parent: number, move: number): number {
    const node = this.count++;
    this.move[node] = move;
    this.visits[node] = 0;
    this.available[node] = 1;
    this.reward[node] = 0;
    this.firstChild[node] = 0;
    this.sibling[node] = this.firstChild[parent] ?? 0;
    this.firstChild[parent] = node;
    return node;
  }
}
