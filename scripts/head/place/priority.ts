/**
 * A queue of items numbered from 0, the highest rank first, in which ranks can change (an indexed
 * binary heap). The ranks are kept in the array given.
 */
export class PriorityQueue {
  private readonly heap: Int32Array;
  private readonly placeOf: Int32Array;
  private size: number;

  constructor(private readonly rank: Float64Array) {
    this.size = rank.length;
    this.heap = Int32Array.from(rank.keys());
    this.placeOf = Int32Array.from(rank.keys());
    for (let place = this.size >> 1; place >= 0; place--) this.sink(place);
  }

  get length(): number {
    return this.size;
  }

  /** The highest. */
  get first(): number {
    return this.heap[0]!;
  }

  /** Removes the highest. */
  takeFirst(): number {
    const first = this.heap[0]!;
    this.size--;
    const moved = this.heap[this.size]!;
    this.heap[0] = moved;
    this.placeOf[moved] = 0;
    this.placeOf[first] = -1;
    if (this.size > 0) this.sink(0);
    return first;
  }

  has(item: number): boolean {
    return this.placeOf[item]! >= 0;
  }

  /** Takes from an item's rank. */
  lower(item: number, by: number): void {
    this.rank[item]! -= by;
    this.sink(this.placeOf[item]!);
  }

  /** Sets an item's rank, which must not be below what it was. */
  raise(item: number, to: number): void {
    const { heap, placeOf, rank } = this;
    rank[item] = to;
    let place = placeOf[item]!;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (rank[heap[parent]!]! >= to) break;
      heap[place] = heap[parent]!;
      placeOf[heap[place]!] = place;
      place = parent;
    }
    heap[place] = item;
    placeOf[item] = place;
  }

  private sink(from: number): void {
    const { heap, placeOf, rank, size } = this;
    const item = heap[from]!;
    const weight = rank[item]!;
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      if (child + 1 < size && rank[heap[child + 1]!]! > rank[heap[child]!]!) child++;
      if (rank[heap[child]!]! <= weight) break;
      heap[place] = heap[child]!;
      placeOf[heap[place]!] = place;
      place = child;
    }
    heap[place] = item;
    placeOf[item] = place;
  }
}
