import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Point } from './drivers/engine';

/*
 * What a person sees of a page, written once for all engines: it is bundled and put into the page.
 * Its functions take and give JSON, and are over at once: who waits is the journey.
 */

/** Words, whole or as a pattern. */
export type Words = string | { pattern: string; flags: string };

/** Something on the page, as a person would point it out. */
export type Wanted = { role: string; name: Words } | { label: Words } | { text: Words };

export interface Box extends Point {
  width: number;
  height: number;
}

const matcher = (words: Words) =>
  typeof words === 'string' ? words : new RegExp(words.pattern, words.flags);

/** Whatever is shown of it: Testing Library does not know of what a closed <details> hides. */
const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

function findAll(wanted: Wanted): HTMLElement[] {
  const { body } = document;
  if ('label' in wanted) return queryAllByLabelText(body, matcher(wanted.label));
  if ('text' in wanted) return queryAllByText(body, matcher(wanted.text)).filter(isShown);
  return queryAllByRole(body, wanted.role, { name: matcher(wanted.name) }).filter(isShown);
}

function boxOf(element: Element): Box {
  // A link of two lines has a middle that is not its own.
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

/** Where a pointer meets an element and nothing that lies over it; null where it cannot. */
function pointTo(element: Element): Point | null {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = boxOf(element);
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const met = document.elementFromPoint(point.x, point.y);
  return met && element.contains(met) ? point : null;
}

const person = {
  /** The one thing that is meant; for an engine that wants the element itself. */
  element: (wanted: Wanted): HTMLElement | null => findAll(wanted)[0] ?? null,

  count: (wanted: Wanted): number => findAll(wanted).length,

  /** Where to press it; null while it is not there, is disabled or is covered. */
  pointTo(wanted: Wanted): Point | null {
    for (const element of findAll(wanted)) {
      if (element.matches(':disabled, [aria-disabled="true"]')) continue;
      const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
      for (const target of [element, ...(labels ?? [])]) {
        const point = pointTo(target);
        if (point) return point;
      }
    }
    return null;
  },

  /** Where it stands in the window, once it is scrolled into it; null while it is not there. */
  box(wanted: Wanted): Box | null {
    const [element] = findAll(wanted);
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return element ? boxOf(element) : null;
  },

  /** The text that is seen of it; of the whole page where nothing is named. */
  text(wanted: Wanted | null): string | null {
    return wanted ? (findAll(wanted)[0]?.innerText ?? null) : document.body.innerText;
  },

  value(wanted: Wanted): string | null {
    const [field] = findAll(wanted);
    return field && 'value' in field ? String(field.value) : null;
  },

  isChecked: (wanted: Wanted): boolean => findAll(wanted)[0]?.matches(':checked') ?? false,

  /** An attribute of it; of the page itself where nothing is named. */
  attribute(wanted: Wanted | null, name: string): string | null {
    const element = wanted ? findAll(wanted)[0] : document.documentElement;
    return element?.getAttribute(name) ?? null;
  },

  heading: (): string | null => document.querySelector('h1')?.innerText ?? null,

  address: (): string => location.href,

  /** By how many pixels the page can be scrolled sideways. */
  sideways: (): number => document.documentElement.scrollWidth - window.innerWidth,

  width: (): number => window.innerWidth,

  /** Whether every picture of the page that should have come has. */
  brokenPictures: (): string[] =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),

  /** Formulas that lack a part, such as a base without its exponent. */
  brokenFormulas: (): string[] =>
    [
      ...document.querySelectorAll(
        ':is(mfrac, mroot, msub, msup, munder, mover):not(:has(> :nth-child(2):last-child))',
      ),
      ...document.querySelectorAll(
        ':is(msubsup, munderover):not(:has(> :nth-child(3):last-child))',
      ),
    ].map(({ outerHTML }) => outerHTML),

  forgetChoices(): void {
    localStorage.clear();
    sessionStorage.clear();
  },
};

export type InPage = typeof person;

Object.assign(globalThis, { person });
