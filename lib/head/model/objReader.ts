export type ObjErrorCode =
  'not-obj' | 'no-vertices' | 'not-a-number' | 'missing-coordinate' | 'index-out-of-range';

/** A file that cannot be read as OBJ; the message is one sentence for a person. */
export class ObjError extends Error {
  override readonly name = 'ObjError';
  constructor(
    readonly code: ObjErrorCode,
    readonly line: number,
    sentence: string,
  ) {
    super(`Line ${line}: ${sentence}`);
  }
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HASH = 35;
const PLUS = 43;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const BACKSLASH = 92;
const BYTE_ORDER_MARK = 0xfeff;

/** Up to here a sum of decimal digits is exact in a double, and so is its division by a power of ten. */
const EXACT_DIGITS = 15;
/** A message quotes at most this much of what it could not read. */
const QUOTED_CHARACTERS = 40;
const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** A cursor over the text that reads one statement at a time, and numbers without making strings. */
export class ObjReader {
  private at = 0;
  private lineNumber = 1;

  constructor(private readonly text: string) {
    if (text.charCodeAt(0) === BYTE_ORDER_MARK) this.at = 1;
  }

  get line(): number {
    return this.lineNumber;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  code(offset = 0): number {
    return this.text.charCodeAt(this.at + offset);
  }

  skip(count: number): void {
    this.at += count;
  }

  /** Moves over blanks and continued line ends; false when the statement has ended. */
  toNextWord(): boolean {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === SPACE || code === TAB) {
        this.at++;
      } else if (code === BACKSLASH) {
        const next = text.charCodeAt(this.at + 1);
        const isPair = next === CARRIAGE_RETURN && text.charCodeAt(this.at + 2) === LINE_FEED;
        if (next !== LINE_FEED && next !== CARRIAGE_RETURN) return true;
        this.at += isPair ? 3 : 2;
        this.lineNumber++;
      } else {
        // NaN is the end of the text.
        return !(
          code === LINE_FEED ||
          code === CARRIAGE_RETURN ||
          code === HASH ||
          Number.isNaN(code)
        );
      }
    }
  }

  /** Moves past the end of this statement, and of the lines that it is continued on. */
  toNextLine(): void {
    const { text } = this;
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
      const isPair = code === CARRIAGE_RETURN && text.charCodeAt(this.at + 1) === LINE_FEED;
      const isContinued = text.charCodeAt(this.at - 1) === BACKSLASH;
      if (isPair) this.at++;
      this.lineNumber++;
      if (isContinued) continue;
      this.at++;
      return;
    }
  }

  restOfLine(): string {
    let end = this.at;
    for (; end < this.text.length; end++) {
      const code = this.text.charCodeAt(end);
      if (code === LINE_FEED || code === CARRIAGE_RETURN) break;
    }
    return this.text.slice(this.at, end);
  }

  /** The word under the cursor, for messages. */
  word(): string {
    let end = this.at;
    while (end < this.text.length && !isBlank(this.text.charCodeAt(end))) end++;
    return this.text.slice(this.at, end);
  }

  /** A decimal number; stops at the first blank. */
  number(): number {
    const { text } = this;
    let at = this.at;
    let code = text.charCodeAt(at);
    const isNegative = code === MINUS;
    if (isNegative || code === PLUS) code = text.charCodeAt(++at);
    let mantissa = 0;
    let firstDigit = at;
    for (; code >= ZERO && code <= NINE; code = text.charCodeAt(++at)) {
      mantissa = mantissa * 10 + (code - ZERO);
    }
    let digits = at - firstDigit;
    let decimals = 0;
    if (code === DOT) {
      code = text.charCodeAt(++at);
      firstDigit = at;
      for (; code >= ZERO && code <= NINE; code = text.charCodeAt(++at)) {
        mantissa = mantissa * 10 + (code - ZERO);
      }
      decimals = at - firstDigit;
      digits += decimals;
    }
    if (digits > 0 && digits <= EXACT_DIGITS && (isBlank(code) || Number.isNaN(code))) {
      this.at = at;
      const value = mantissa / (POWERS_OF_TEN[decimals] ?? NaN);
      return isNegative ? -value : value;
    }
    // Exponents and very long numbers are rare: let the language read them.
    const word = this.word();
    const value = word === '' ? NaN : Number(word);
    if (!Number.isFinite(value)) {
      throw this.notANumber(word, 'is not a number.');
    }
    this.at += word.length;
    return value;
  }

  /** A whole number, as faces name their corners; stops at a blank or a slash. */
  index(): number {
    const { text } = this;
    let at = this.at;
    let code = text.charCodeAt(at);
    const isNegative = code === MINUS;
    if (isNegative) code = text.charCodeAt(++at);
    const firstDigit = at;
    let value = 0;
    for (; code >= ZERO && code <= NINE; code = text.charCodeAt(++at)) {
      value = value * 10 + (code - ZERO);
    }
    const isWhole = at > firstDigit && (isBlank(code) || code === SLASH || Number.isNaN(code));
    if (!isWhole && code !== BACKSLASH) {
      throw this.notANumber(this.word(), 'is not a whole number that names a point.');
    }
    this.at = at;
    return isNegative ? -value : value;
  }

  private notANumber(word: string, isWhat: string): ObjError {
    return new ObjError(
      'not-a-number',
      this.lineNumber,
      `“${word.slice(0, QUOTED_CHARACTERS)}” ${isWhat}`,
    );
  }
}

/** Whether a character code ends a word. */
export function isBlank(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB;
}
