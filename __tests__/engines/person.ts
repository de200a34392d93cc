import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { type Engine, KEYS, type Point, type Size } from './drivers/engine';
import type { Box, InPage, Wanted, Words } from './inPage';

/** What a journey points at: a role with a name, a label, or words. */
export type Target =
  { role: string; name: string | RegExp } | { label: string | RegExp } | { text: string | RegExp };

/** What slow machines may take for one step of a journey. */
export const PATIENCE_MS = 60_000;

/** Light and dark that are told apart from their ground; of three channels of 255 together. */
const INK_DIFFERENCE = 60;

/** inPage.ts as one expression that puts it into a page. */
const PUT_IN = `(() => { ${
  buildSync({
    entryPoints: [`${import.meta.dirname}/inPage.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env': '{}', global: 'globalThis' },
  }).outputFiles[0]?.text
} return 'there'; })()`;

function words(said: string | RegExp): Words {
  return typeof said === 'string' ? said : { pattern: said.source, flags: said.flags };
}

function wanted(target: Target): Wanted {
  if ('label' in target) return { label: words(target.label) };
  if ('text' in target) return { text: words(target.text) };
  return { role: target.role, name: words(target.name) };
}

export const button = (name: string | RegExp): Target => ({ role: 'button', name });
export const link = (name: string | RegExp): Target => ({ role: 'link', name });
export const radio = (name: string | RegExp): Target => ({ role: 'radio', name });
export const field = (name: string | RegExp): Target => ({ role: 'textbox', name });

/** Someone at an engine: opens pages, presses, types, and reads what is there. */
export class Person {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  get origin(): string {
    return this.#origin;
  }

  async open(path: string): Promise<void> {
    await this.#engine.open(`${this.#origin}${path}`);
  }

  /** Asks a function of inPage.ts, which is put into the page where it is not there yet. */
  async ask<Name extends Exclude<keyof InPage, 'element'>>(
    name: Name,
    ...parameters: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const call = `globalThis.person ? JSON.stringify(person.${name}(...${JSON.stringify(parameters)}) ?? null) : 'absent'`;
    let answer = '';
    // A page that is just giving way to another one answers nothing, or forgets what was put into it.
    await expect(async () => {
      answer = await this.#engine.evaluate(call);
      if (answer === 'absent') await this.#engine.evaluate(PUT_IN);
      expect(answer).not.toBe('absent');
    }).toPass({ intervals: [0, 100], timeout: PATIENCE_MS });
    return JSON.parse(answer) as ReturnType<InPage[Name]>;
  }

  /** Presses it, once it is there, can be pressed and no longer moves. */
  async press(target: Target, timeout = PATIENCE_MS): Promise<void> {
    let point: Point | null = null;
    await expect(async () => {
      const before = await this.ask('pointTo', wanted(target));
      point = await this.ask('pointTo', wanted(target));
      expect(point, `to press ${JSON.stringify(wanted(target))}`).not.toBeNull();
      expect(point).toEqual(before);
    }).toPass({ timeout });
    if (point) await this.#engine.press(point);
  }

  /** Presses a field and types into it. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.#engine.type(text.replaceAll('\n', KEYS.Enter));
  }

  async type(key: keyof typeof KEYS): Promise<void> {
    await this.#engine.type(KEYS[key]);
  }

  async chooseFile(target: Target, file: string): Promise<void> {
    await expect.poll(() => this.ask('count', wanted(target))).toBe(1);
    await this.#engine.chooseFile(`person.element(${JSON.stringify(wanted(target))})`, file);
  }

  /** Waits until the page, or a part of it, says this. */
  async reads(said: RegExp, part?: Target, timeout = PATIENCE_MS): Promise<void> {
    const where = part ? wanted(part) : null;
    await expect.poll(() => this.ask('text', where), { timeout }).toMatch(said);
  }

  async sees(target: Target, timeout = PATIENCE_MS): Promise<void> {
    const count = () => this.ask('count', wanted(target));
    await expect
      .poll(count, { timeout, message: JSON.stringify(wanted(target)) })
      .toBeGreaterThan(0);
  }

  isChecked(target: Target): Promise<boolean> {
    return this.ask('isChecked', wanted(target));
  }

  valueOf(target: Target): Promise<string | null> {
    return this.ask('value', wanted(target));
  }

  attributeOf(target: Target | null, name: string): Promise<string | null> {
    return this.ask('attribute', target ? wanted(target) : null, name);
  }

  resize(size: Size): Promise<void> {
    return this.#engine.resize(size);
  }

  look(): Promise<Buffer> {
    return this.#engine.look();
  }

  /** How many pixels of something differ from its upper left one: none where nothing is drawn. */
  async inkOf(target: Target): Promise<number> {
    const box = await this.ask('box', wanted(target));
    return box ? inkIn(PNG.sync.read(await this.look()), box) : 0;
  }

  /** The text of the QR code that is seen, as a camera would read it. */
  async readCode(): Promise<string | undefined> {
    const { data, width, height } = PNG.sync.read(await this.look());
    return jsQR(new Uint8ClampedArray(data), width, height)?.data;
  }

  takeComplaints(): Promise<string[]> {
    return this.#engine.takeComplaints();
  }
}

function inkIn({ data, width, height }: PNG, box: Box): number {
  const left = Math.max(0, Math.ceil(box.x));
  const top = Math.max(0, Math.ceil(box.y));
  const right = Math.min(width, Math.floor(box.x + box.width));
  const bottom = Math.min(height, Math.floor(box.y + box.height));
  const channels = (x: number, y: number) => data.subarray((y * width + x) * 4).subarray(0, 3);
  const ground = Array.from(channels(left, top));
  let ink = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const far = channels(x, y).reduce((sum, c, at) => sum + Math.abs(c - (ground[at] ?? 0)), 0);
      if (far > INK_DIFFERENCE) ink++;
    }
  }
  return ink;
}
