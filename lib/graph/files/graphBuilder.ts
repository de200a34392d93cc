import type { NamedGraph } from '../graph';
import { GraphFileError } from './graphFileError';

/** A line counted from 1, or how to find it where that costs something. */
type Line = number | (() => number);

/** Collects nodes by key and edges between them while a file is read. */
export class GraphBuilder {
  readonly #indexOf = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #ends: number[] = [];
  readonly #weights: number[] = [];

  /** The index of a node, which is made where it is new. */
  node(key: string, name = key): number {
    const known = this.#indexOf.get(key);
    if (known !== undefined) return known;
    this.#indexOf.set(key, this.#names.length);
    this.#names.push(name);
    return this.#names.length - 1;
  }

  /** Makes a node that must not be there yet. */
  newNode(key: string, name: string, line: Line): void {
    if (this.#indexOf.has(key)) fail(line, `the node “${key}” is there twice.`);
    this.node(key, name);
  }

  /** The index of a node that must be there. */
  known(key: string, line: Line): number {
    const index = this.#indexOf.get(key);
    return index ?? fail(line, `there is no node “${key}”.`);
  }

  get nodeCount(): number {
    return this.#names.length;
  }

  edge(from: number, to: number, weight: number, line: Line): void {
    if (!Number.isFinite(weight) || weight < 0) {
      fail(line, 'a weight has to be a number that is not negative.');
    }
    this.#ends.push(from, to);
    this.#weights.push(weight);
  }

  finish(lastLine: number): NamedGraph {
    if (this.#names.length === 0) fail(lastLine, 'there is no node up to here.');
    const weighted = this.#weights.some((weight) => weight !== 1);
    return {
      names: this.#names,
      edges: Uint32Array.from(this.#ends),
      ...(weighted ? { weights: Float32Array.from(this.#weights) } : {}),
    };
  }
}

function fail(line: Line, problem: string): never {
  throw new GraphFileError(typeof line === 'number' ? line : line(), problem);
}
