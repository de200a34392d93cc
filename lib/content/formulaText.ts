/*
 * Formulas as words of a sentence: answers, feeds and those who read plain text get
 * "c = (1 + m n) · r^n mod n^2" for "c = (1 + m n) \cdot r^n \bmod n^2".
 */

/** Commands of TeX whose sign is not their name. */
const SIGNS: Readonly<Record<string, string>> = {
  approx: '≈',
  bmod: 'mod',
  cdot: '·',
  dots: '…',
  equiv: '≡',
  ge: '≥',
  geq: '≥',
  in: '∈',
  infty: '∞',
  ldots: '…',
  le: '≤',
  left: '',
  leq: '≤',
  lfloor: '⌊',
  ne: '≠',
  neq: '≠',
  pm: '±',
  pmod: 'mod ',
  prod: '∏',
  quad: ' ',
  rfloor: '⌋',
  right: '',
  rightarrow: '→',
  sum: '∑',
  times: '×',
  to: '→',
};

const GREEK =
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε theta:θ lambda:λ mu:μ pi:π rho:ρ sigma:σ tau:τ phi:φ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Pi:Π Sigma:Σ Phi:Φ Omega:Ω';
const LETTERS = new Map(GREEK.split(' ').map((pair) => pair.split(':') as [string, string]));

/** A group without groups in it: the innermost are read first. */
const GROUP = '\\{([^{}]*)\\}';
const FRACTION = new RegExp(`\\\\[dt]?frac\\s*${GROUP}\\s*${GROUP}`, 'g');
const ROOT = new RegExp(`\\\\sqrt\\s*${GROUP}`, 'g');
const SCRIPT = new RegExp(`([_^])${GROUP}`, 'g');
const UPRIGHT = new RegExp(`\\\\(?:text|mathrm|mathbf|operatorname)\\s*${GROUP}`, 'g');

/** A formula of TeX as one line of plain text; a command that is not known keeps its name. */
export function formulaText(tex: string): string {
  let text = tex;
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(UPRIGHT, '$1')
      .replace(SCRIPT, (_, sign: string, group: string) => sign + grouped(group))
      .replace(ROOT, (_, group: string) => `√${grouped(group)}`)
      .replace(
        FRACTION,
        (_, over: string, under: string) => `${grouped(over)} / ${grouped(under)}`,
      );
  }
  return text
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => SIGNS[name] ?? LETTERS.get(name) ?? name)
    .replace(/\\([{}%$&#_])/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replaceAll('-', '−')
    .replace(/\s+/g, ' ')
    .trim();
}

/** In parentheses where it is more than one sign. */
function grouped(group: string): string {
  const inner = group.trim();
  return /^(?:\w+|\\\w+|.)$/u.test(inner) ? inner : `(${inner})`;
}
