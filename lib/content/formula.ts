/*
 * Formulas as an author writes them in an article, such as "c = (1 + m n) · r^n mod n^2", read into
 * MathML Core (https://www.w3.org/TR/mathml-core/). The notation stays readable as plain text,
 * because the answers read articles as plain text:
 *
 *   a^b  a_b     raised and lowered; a group of several takes parentheses, which are not shown
 *   a // b       a fraction; parentheses round either part are not shown
 *   √(a)         a root
 *   m n          a product: letters stand apart;  f(x)  a function: its name touches the parenthesis
 *   mod, log, …  words of several letters stand upright
 */

/** An element of MathML with its attributes; text is a leaf. */
export type MathNode = {
  tag: 'mfrac' | 'mi' | 'mn' | 'mo' | 'mrow' | 'msqrt' | 'msub' | 'msubsup' | 'msup';
  attributes?: Readonly<Record<string, string>>;
  children: readonly (MathNode | string)[];
};

/** A notation that cannot be read; the message says what is wrong with it. */
export class FormulaError extends Error {
  override name = 'FormulaError';
}

const INVISIBLE_TIMES = '\u2062';
const FUNCTION_APPLICATION = '\u2061';
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '⌊': '⌋' };
const TOKEN =
  /\s*(?:(?<number>\d[\d,]*(?:\.\d+)?)|(?<name>[A-Za-z]+|[α-ωΑ-Ω])|(?<sign>\/\/|[^\s\w]|_))/uy;

type Token = { kind: 'number' | 'name' | 'sign'; text: string; isApart: boolean };

/** Reads a formula. @throws FormulaError where a parenthesis or an operand is missing */
export function parseFormula(source: string): MathNode[] {
  const tokens = tokensOf(source.trim());
  let at = 0;
  const row = readRow(null);
  return row;

  function isNext(...signs: string[]): boolean {
    const token = tokens[at];
    return token?.kind === 'sign' && signs.includes(token.text);
  }

  /** Everything up to a closing parenthesis, or to the end. */
  function readRow(closing: string | null): MathNode[] {
    const nodes: MathNode[] = [];
    let previous: MathNode | null = null;
    while (at < tokens.length && !(closing && isNext(closing))) {
      const token = tokens[at];
      if (!token) break;
      if (isNext(...Object.values(CLOSING))) fault(`“${token.text}” closes nothing`);
      if (isOperator(token)) {
        at++;
        nodes.push(leaf('mo', token.text));
        previous = null;
        continue;
      }
      const operand = readFraction();
      if (previous) nodes.push(joint(previous, token));
      nodes.push(operand);
      previous = operand;
    }
    if (closing) {
      if (!isNext(closing)) fault(`“${closing}” is missing`);
      at++;
    }
    return nodes;
  }

  function readFraction(): MathNode {
    const above = readScripted();
    if (!isNext('//')) return above;
    at++;
    return node('mfrac', bare(above), bare(readScripted()));
  }

  function readScripted(): MathNode {
    const base = readAtom();
    const scripts: { '^'?: MathNode; _?: MathNode } = {};
    while (isNext('^', '_')) {
      const which = tokens[at++]?.text as '^' | '_';
      scripts[which] = bare(readAtom());
    }
    const { '^': raised, _: lowered } = scripts;
    if (raised && lowered) return node('msubsup', base, lowered, raised);
    if (raised) return node('msup', base, raised);
    return lowered ? node('msub', base, lowered) : base;
  }

  function readAtom(): MathNode {
    const token = tokens[at++];
    if (!token) return fault('something is missing at the end');
    if (token.kind === 'number') return leaf('mn', token.text);
    // One letter is a variable: engines would map it to a letter that the page's face lacks.
    if (token.kind === 'name') return leaf('mi', token.text, { mathvariant: 'normal' });
    if (token.text === '√') return node('msqrt', bare(readAtom()));
    const closing = CLOSING[token.text];
    if (!closing) return fault(`“${token.text}” stands where a number or a letter should`);
    const inner = readRow(closing);
    return node('mrow', fence(token.text), ...inner, fence(closing));
  }

  function fault(what: string): never {
    throw new FormulaError(`the formula “${source.trim()}” cannot be read: ${what}`);
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) break;
    const { number, name, sign } = match.groups ?? {};
    tokens.push({
      kind: number ? 'number' : name ? 'name' : 'sign',
      text: number ?? name ?? sign ?? '',
      isApart: /\s/.test(source[start] ?? ''),
    });
  }
  return tokens;
}

function isOperator({ kind, text }: Token): boolean {
  if (kind === 'name') return text === 'mod';
  return kind === 'sign' && !(text in CLOSING) && text !== '√' && !['^', '_'].includes(text);
}

/** What stands between two operands: a product, or a name and what it is applied to. */
function joint(previous: MathNode, next: Token): MathNode {
  const isWord = previous.tag === 'mi' && String(previous.children[0]).length > 1;
  const isApplied = previous.tag === 'mi' && next.text === '(' && !next.isApart;
  return isWord || isApplied
    ? leaf('mo', FUNCTION_APPLICATION, isApplied ? {} : { rspace: '0.17em' })
    : leaf('mo', INVISIBLE_TIMES, { rspace: '0.17em' });
}

function leaf(
  tag: 'mi' | 'mn' | 'mo',
  text: string,
  attributes: Record<string, string> = {},
): MathNode {
  const spaced: Record<string, string> =
    text === 'mod' ? { lspace: '0.33em', rspace: '0.25em' } : {};
  return { tag, attributes: { ...spaced, ...attributes }, children: [text] };
}

function node(tag: MathNode['tag'], ...children: MathNode[]): MathNode {
  return { tag, children };
}

function fence(text: string): MathNode {
  return leaf('mo', text, { stretchy: 'false', lspace: '0', rspace: '0' });
}

/** A group without its parentheses. */
function bare(group: MathNode): MathNode {
  const [first] = group.children;
  const isFenced = group.tag === 'mrow' && typeof first === 'object' && first.children[0] === '(';
  return isFenced ? { tag: 'mrow', children: group.children.slice(1, -1) } : group;
}
