/**
 * A queue of particles, the most crowded first, whose crowding can fall while it is in the queue
 * (an indexed binary heap).
 */
export class CrowdingQueue {
  private readonly heap: Int32Array;
  private readonly placeOf: Int32Array;
  private size: number;

  constructor(private readonly crowding: Float64Array) {
    this.size = crowding.length;
    this.heap = Int32Array.from(crowding.keys());
    this.placeOf = Int32Array.from(crowding.keys());
    for (let place = this.size >> 1; place >= 0; place--) this.sink(place);
  }

  get length(): number {
    return this.size;
  }

  /** Removes the most crowded. */
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

  relieve(item: number, by: number): void {
    this.crowding[item]! -= by;
    this.sink(this.placeOf[item]!);
  }

  private sink(from: number): void {
    const { heap, placeOf, crowding, size } = this;
    const item = heap[from]!;
    const weight = crowding[item]!;
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      if (child + 1 < size && crowding[heap[child + 1]!]! > crowding[heap[child]!]!) child++;
      if (crowding[heap[child]!]! <= weight) break;
      heap[place] = heap[child]!;
      placeOf[heap[place]!] = place;
      place = child;
    }
    heap[place] = item;
    placeOf[item] = place;
  }
}
