import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import styles from './Formula.module.css';

/**
 * Sets formulas that rehype-katex made in the page's own face, for engines' faces for mathematics
 * differ: a variable is its plain letter in italics. The TeX that KaTeX keeps beside each is left
 * out, and a formula on a line of its own may scroll within itself.
 */
export function rehypeFormulas() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !isKatex(node)) return;
      const math = node.children.find((child) => isElement(child, 'math'));
      if (!math) return;
      const isBlock = math.properties.display === 'block';
      visit(math, 'element', setLetter);
      parent.children[index] = isBlock ? element('div', styles.formula, [bare(math)]) : bare(math);
      return SKIP;
    });
  };
}

function isKatex({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('katex');
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function element(
  tagName: string,
  className: string | undefined,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties: { className: [className ?? ''] }, children };
}

/** The formula alone: KaTeX wraps it up with its source, which is not shown. */
function bare({ properties, children: [semantics] }: Element): Element {
  const shown = semantics && isElement(semantics, 'semantics') ? semantics.children[0] : semantics;
  const math = element('math', styles.maths, shown ? [shown] : []);
  math.properties.display = properties.display ?? 'inline';
  return math;
}

/** One letter is a variable: engines would map it to a letter that the page's face lacks. */
function setLetter(node: Element): void {
  const [text] = node.children;
  if (node.tagName !== 'mi' || text?.type !== 'text' || node.properties.mathvariant) return;
  if ([...text.value].length !== 1) return;
  node.properties.mathvariant = 'normal';
  node.properties.className = [styles.variable ?? ''];
}
