/*
 * JSON with two things that JSON.parse takes away: where each value stands, so that a fault can be
 * pointed at, and whole numbers of any length, which python-paillier's files hold.
 */

/** A place in a text, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A text that is no JSON; the message is one sentence without the position. */
export class JsonTextError extends Error {
  override name = 'JsonTextError';
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** What was read. Whole numbers beyond 2 ** 53 come as bigint; `offsets` is keyed by path. */
export interface PositionedJson {
  value: unknown;
  /** Where each value begins, by path: '' for the whole, then such as `values[3][0]`. */
  offsets: ReadonlyMap<string, number>;
}

const DEPTH_MAX = 64;
const DIGITS_MAX = 5000;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|[\u007f-\u009f])*"/uy;
const SPACE = /[ \t\n\r]*/y;
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** The line and column of a place in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** @throws JsonTextError at the first fault */
export function parsePositionedJson(text: string): PositionedJson {
  const offsets = new Map<string, number>();
  let at = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const peek = (): string | undefined => {
    match(SPACE);
    return text[at];
  };
  const fail = (expected: string): never => {
    const found = text[at] === undefined ? 'the text ends' : `there is “${text[at]}”`;
    throw new JsonTextError(`Here ${found}, where ${expected} should be.`, at);
  };
  const expect = (mark: string, expected: string) => {
    if (peek() !== mark) fail(expected);
    at++;
  };
  const string = (): string => {
    const found = match(STRING);
    if (!found)
      throw new JsonTextError('This piece of text in quotes is broken or never ends.', at);
    return JSON.parse(found[0]) as string;
  };
  const number = (): number | bigint => {
    const start = at;
    const found = match(NUMBER);
    if (!found || /[\w.]/.test(text[at] ?? '')) {
      throw new JsonTextError('This is not a number that JSON allows.', start);
    }
    if (found[0].length > DIGITS_MAX) {
      throw new JsonTextError('This number is longer than any key.', start);
    }
    const value = Number(found[0]);
    const isWhole = found[1] === undefined && found[2] === undefined;
    return isWhole && !Number.isSafeInteger(value) ? BigInt(found[0]) : value;
  };
  const list = (path: string, depth: number): unknown[] => {
    const values: unknown[] = [];
    at++;
    if (peek() === ']') {
      at++;
      return values;
    }
    for (;;) {
      values.push(parse(`${path}[${values.length}]`, depth + 1));
      if (peek() === ',') at++;
      else break;
    }
    expect(']', 'a comma or the end of the list');
    return values;
  };
  const object = (path: string, depth: number): Record<string, unknown> => {
    // Without a prototype a member called __proto__ is a member like any other.
    const members = Object.create(null) as Record<string, unknown>;
    at++;
    if (peek() === '}') {
      at++;
      return members;
    }
    for (;;) {
      if (peek() !== '"') fail('a name in double quotes');
      const name = string();
      expect(':', 'a colon');
      members[name] = parse(path ? `${path}.${name}` : name, depth + 1);
      if (peek() === ',') at++;
      else break;
    }
    expect('}', 'a comma or the end of the object');
    return members;
  };
  const parse = (path: string, depth: number): unknown => {
    const first = peek();
    offsets.set(path, at);
    if (depth > DEPTH_MAX) throw new JsonTextError('This is nested too deeply.', at);
    if (first === '{') return object(path, depth);
    if (first === '[') return list(path, depth);
    if (first === '"') return string();
    if (first !== undefined && /[-\d]/.test(first)) return number();
    for (const [word, value] of WORDS) {
      if (text.startsWith(word, at)) {
        at += word.length;
        return value;
      }
    }
    return fail('a value');
  };

  const value = parse('', 0);
  if (peek() !== undefined) fail('the end of the text');
  return { value, offsets };
}
