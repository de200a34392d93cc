import {
  findNodeAtLocation,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';

/*
 * JSON with two things that JSON.parse takes away: where each value stands, so that a fault can be
 * pointed at, and whole numbers of any length. The grammar is jsonc-parser's, comments refused.
 */

/** What was read. Whole numbers beyond 2 ** 53 are bigints; objects have no prototype. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };

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
    /** In UTF-16 units from the beginning of the text. */
    readonly offset: number,
  ) {
    super(message);
  }
}

export interface PositionedJson {
  value: Json;
  /** The line that an object or a list of `value` begins on, counted from 1; 1 for anything else. */
  lineOf(part: Json): number;
  /** Where the value at a path begins, or the nearest enclosing one that the text really holds. */
  offsetOf(path: readonly (string | number)[]): number;
}

type Container = Json[] | { [key: string]: Json };

const MAX_DEPTH = 64;
/** The largest key's square has half of these. */
const MAX_NUMBER_CHARACTERS = 5000;

const VALUE = 'a value';
const NAME = 'a name in double quotes';
const END_OF_LIST = 'a comma or the end of the list';
const END_OF_OBJECT = 'a comma or the end of the object';

const BROKEN_STRING = new Set([
  'InvalidCharacter',
  'InvalidEscapeCharacter',
  'InvalidUnicode',
  'UnexpectedEndOfString',
]);
/** What was missing, told after the container was left. */
const UNFINISHED: Readonly<Record<string, string>> = {
  CloseBraceExpected: END_OF_OBJECT,
  CloseBracketExpected: END_OF_LIST,
};

/** The line and column of a place in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** @throws JsonTextError at the first fault */
export function parsePositionedJson(text: string): PositionedJson {
  const lines = new Map<Container, number>();
  const open: { container: Container; name: string }[] = [];
  let whole: Json = null;
  let expected = VALUE;

  const afterValue = () => {
    const holder = open.at(-1)?.container;
    if (!holder) expected = 'the end of the text';
    else expected = Array.isArray(holder) ? END_OF_LIST : END_OF_OBJECT;
  };
  const add = (value: Json) => {
    const holder = open.at(-1);
    if (!holder) whole = value;
    else if (Array.isArray(holder.container)) holder.container.push(value);
    else holder.container[holder.name] = value;
  };
  const begin = (container: Container, offset: number, line: number) => {
    if (open.length > MAX_DEPTH) throw new JsonTextError('This is nested too deeply.', offset);
    lines.set(container, line + 1);
    add(container);
    open.push({ container, name: '' });
    expected = Array.isArray(container) ? VALUE : NAME;
  };
  const end = () => {
    open.pop();
    afterValue();
  };

  visit(
    text,
    {
      // Without a prototype a member called __proto__ is a member like any other.
      onObjectBegin: (offset, _, line) => begin(Object.create(null) as Container, offset, line),
      onArrayBegin: (offset, _, line) => begin([], offset, line),
      onObjectEnd: end,
      onArrayEnd: end,
      onObjectProperty: (name) => {
        const holder = open.at(-1);
        if (holder) holder.name = name;
        expected = 'a colon';
      },
      onSeparator: (mark) => {
        const isInList = Array.isArray(open.at(-1)?.container);
        expected = mark === ':' || isInList ? VALUE : NAME;
      },
      onLiteralValue: (value: null | boolean | number | string, offset, length) => {
        add(typeof value === 'number' ? exactNumber(text, offset, length) : value);
        afterValue();
      },
      onError: (code, offset) => {
        throw faultOf(text, code, offset, expected);
      },
    },
    { disallowComments: true },
  );

  return {
    value: whole,
    lineOf: (part) => lines.get(part as Container) ?? 1,
    offsetOf: (path) => {
      const root = parseTree(text);
      for (let length = path.length; root && length > 0; length -= 1) {
        const node = findNodeAtLocation(root, path.slice(0, length));
        if (node) return node.offset;
      }
      return root?.offset ?? 0;
    },
  };
}

/** A number from its own digits: the library rounds whole ones beyond 2 ** 53. */
function exactNumber(text: string, offset: number, length: number): number | bigint {
  if (length > MAX_NUMBER_CHARACTERS) {
    throw new JsonTextError('This number is longer than any key.', offset);
  }
  const digits = text.slice(offset, offset + length);
  const value = Number(digits);
  return Number.isSafeInteger(value) || /[.eE]/.test(digits) ? value : BigInt(digits);
}

function faultOf(
  text: string,
  code: ParseErrorCode,
  offset: number,
  expected: string,
): JsonTextError {
  const fault = printParseErrorCode(code);
  if (BROKEN_STRING.has(fault)) {
    return new JsonTextError('This piece of text in quotes is broken or never ends.', offset);
  }
  // Such as "01" and "1x", which the library takes for a number and something behind it.
  const [number] = /-?\d[\w.+-]*$/.exec(text.slice(Math.max(0, offset - 40), offset)) ?? [];
  const isBrokenNumber = number !== undefined && /[\w.]/.test(text[offset] ?? '');
  if (isBrokenNumber || fault === 'UnexpectedEndOfNumber') {
    return new JsonTextError(
      'This is not a number that JSON allows.',
      isBrokenNumber ? offset - number.length : offset,
    );
  }
  const found = offset < text.length ? `there is “${text[offset]}”` : 'the text ends';
  return new JsonTextError(
    `Here ${found}, where ${UNFINISHED[fault] ?? expected} should be.`,
    offset,
  );
}
