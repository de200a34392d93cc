import { GraphFileError } from './graphFileError';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface JsonWithLines {
  value: Json;
  /** On which line an object or array begins, counted from 1. */
  lineOf(value: Json): number;
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y;
const WORDS = { true: true, false: false, null: null } as const;
const DEEPEST = 200;

/**
 * Reads JSON and remembers where each object was, which JSON.parse does not.
 * @throws GraphFileError with the line that is not JSON
 */
export function parseJsonWithLines(text: string): JsonWithLines {
  const lines = new Map<object, number>();
  let at = 0;
  let line = 1;

  function skipSpace(): void {
    for (; ; at++) {
      const code = text.charCodeAt(at);
      if (code === 10) line++;
      else if (code !== 32 && code !== 9 && code !== 13 && code !== 0xfeff) return;
    }
  }
  function fail(): never {
    throw new GraphFileError(line, at < text.length ? 'this is not JSON.' : 'the JSON ends here.');
  }
  function expect(character: string): void {
    skipSpace();
    if (text[at] !== character) fail();
    at++;
  }
  function string(): string {
    STRING.lastIndex = at;
    const [written] = STRING.exec(text) ?? fail();
    at += written.length;
    try {
      return String(JSON.parse(written));
    } catch {
      return fail();
    }
  }
  function members(close: string, read: () => void): void {
    at++;
    skipSpace();
    if (text[at] === close) {
      at++;
      return;
    }
    for (;;) {
      read();
      skipSpace();
      const next = text[at];
      if (next !== ',' && next !== close) fail();
      at++;
      if (next === close) return;
    }
  }
  function value(depth: number): Json {
    skipSpace();
    if (depth > DEEPEST) fail();
    const first = text[at];
    if (first === '{') {
      const made: Record<string, Json> = Object.create(null);
      lines.set(made, line);
      members('}', () => {
        skipSpace();
        const key = string();
        expect(':');
        made[key] = value(depth + 1);
      });
      return made;
    }
    if (first === '[') {
      const made: Json[] = [];
      lines.set(made, line);
      members(']', () => made.push(value(depth + 1)));
      return made;
    }
    if (first === '"') return string();
    for (const [word, meaning] of Object.entries(WORDS)) {
      if (text.startsWith(word, at)) {
        at += word.length;
        return meaning;
      }
    }
    NUMBER.lastIndex = at;
    const [written] = NUMBER.exec(text) ?? fail();
    at += written.length;
    return Number(written);
  }

  const whole = value(0);
  skipSpace();
  if (at < text.length) fail();
  return {
    value: whole,
    lineOf: (part) => (typeof part === 'object' && part ? (lines.get(part) ?? 1) : 1),
  };
}
