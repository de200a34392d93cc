/**
 * A queue of items numbered from 0, the highest rank first, in which ranks can change (an indexed
 * binary heap). The ranks are kept in the array given.
 */
export class PriorityQueue {
  private readonly heap: Int32Array;
  private readonly positionOf: Int32Array;
  private size: number;

  constructor(private readonly rank: Float64Array) {
    this.size = rank.length;
    this.heap = Int32Array.from(rank.keys());
    this.positionOf = Int32Array.from(rank.keys());
    for (let position = this.size >> 1; position >= 0; position--) this.siftDown(position);
  }

  get length(): number {
    return this.size;
  }

  /** The highest. */
  get top(): number {
    return this.heap[0]!;
  }

  /** Removes the highest. */
  pop(): number {
    const first = this.heap[0]!;
    this.size--;
    const moved = this.heap[this.size]!;
    this.heap[0] = moved;
    this.positionOf[moved] = 0;
    this.positionOf[first] = -1;
    if (this.size > 0) this.siftDown(0);
    return first;
  }

  has(item: number): boolean {
    return this.positionOf[item]! >= 0;
  }

  /** Takes from an item's rank. */
  decrease(item: number, by: number): void {
    this.rank[item]! -= by;
    this.siftDown(this.positionOf[item]!);
  }

  /** Sets an item's rank, which must not be below what it was. */
  increase(item: number, to: number): void {
    const { heap, positionOf, rank } = this;
    rank[item] = to;
    let position = positionOf[item]!;
    while (position > 0) {
      const parent = (position - 1) >> 1;
      if (rank[heap[parent]!]! >= to) break;
      heap[position] = heap[parent]!;
      positionOf[heap[position]!] = position;
      position = parent;
    }
    heap[position] = item;
    positionOf[item] = position;
  }

  private siftDown(from: number): void {
    const { heap, positionOf, rank, size } = this;
    const item = heap[from]!;
    const weight = rank[item]!;
    let position = from;
    for (;;) {
      let child = 2 * position + 1;
      if (child >= size) break;
      if (child + 1 < size && rank[heap[child + 1]!]! > rank[heap[child]!]!) child++;
      if (rank[heap[child]!]! <= weight) break;
      heap[position] = heap[child]!;
      positionOf[heap[position]!] = position;
      position = child;
    }
    heap[position] = item;
    positionOf[item] = position;
  }
}
