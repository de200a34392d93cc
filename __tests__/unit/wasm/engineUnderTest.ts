import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALPHA_DECAY, type EngineExports } from '@/lib/graph/engine';

const ROOT = join(__dirname, '../../..');
const ENGINE = join(ROOT, 'wasm/engine');
const COMPILER = join(ROOT, 'scripts/graph/compileEngine.ts');

/** Long enough for a slow machine to compile the engine in. */
export const COMPILE_MS = 180_000;

/** The compiled engine. Jest cannot load the compiler (it is an ES module), so a process does. */
export function compiledEngine(simd: boolean): Uint8Array<ArrayBuffer> {
  const hash = createHash('sha256').update(readFileSync(COMPILER));
  for (const name of readdirSync(ENGINE).sort()) hash.update(readFileSync(join(ENGINE, name)));
  const folder = join(tmpdir(), 'graph-engine-under-test');
  const cached = join(folder, `${hash.digest('hex')}-${simd ? 'simd' : 'scalar'}.wasm`);
  if (!existsSync(cached)) {
    const script = `
      const { compileEngine } = await import('./scripts/graph/compileEngine.ts');
      process.stdout.write(await compileEngine({ simd: ${simd} }));`;
    const bytes = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: ROOT, maxBuffer: 1 << 24 },
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${cached}.${process.pid}`, bytes);
    renameSync(`${cached}.${process.pid}`, cached);
  }
  return new Uint8Array(readFileSync(cached));
}

export interface TestGraph {
  nodeCount: number;
  edges?: number[][];
  /** x y z a node. */
  places?: ArrayLike<number>;
}

/** An engine with a few hands: everything is read afresh, as memory may have grown. */
export class EngineUnderTest {
  readonly exports: EngineExports;
  nodeCount = 0;

  constructor(wasm: Uint8Array<ArrayBuffer>) {
    const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm), {});
    this.exports = instance.exports as unknown as EngineExports;
  }

  /** 0 where the graph was loaded, else the engine's code. Edges are [from, to, weight = 1]. */
  load({ nodeCount, edges = [], places }: TestGraph): number {
    const { exports } = this;
    const address = exports.stage(nodeCount, edges.length);
    if (!address) return 1;
    const ends = new Uint32Array(exports.memory.buffer, address, edges.length * 4);
    const weights = new Float32Array(exports.memory.buffer, address, edges.length * 4);
    edges.forEach(([from = 0, to = 0, weight = 1], at) => {
      ends[at * 4] = from;
      ends[at * 4 + 1] = to;
      weights[at * 4 + 2] = weight;
    });
    const code = exports.commit();
    if (code === 0) {
      this.nodeCount = nodeCount;
      if (places) this.place(places);
    }
    return code;
  }

  place(places: ArrayLike<number>): void {
    const target = this.positions();
    for (let i = 0; i < this.nodeCount * 3; i++) {
      target[Math.floor(i / 3) * 4 + (i % 3)] = places[i] ?? 0;
    }
  }

  /** x y z mass a node, in place. */
  positions(): Float32Array {
    return new Float32Array(
      this.exports.memory.buffer,
      this.exports.positions(),
      this.nodeCount * 4,
    );
  }

  velocities(): Float32Array {
    return new Float32Array(
      this.exports.memory.buffer,
      this.exports.velocities(),
      this.nodeCount * 4,
    );
  }

  /** x y z a node, copied. */
  places(): Float64Array {
    const positions = this.positions();
    return Float64Array.from(
      { length: this.nodeCount * 3 },
      (_, i) => positions[Math.floor(i / 3) * 4 + (i % 3)] ?? 0,
    );
  }

  /** Runs a layout as the host does: from alpha 1, cooling by 2.28 % a step. */
  run(steps: number): void {
    let alpha = 1;
    for (let i = 0; i < steps; i++) {
      this.exports.step(alpha);
      alpha -= alpha * ALPHA_DECAY;
    }
  }
}
