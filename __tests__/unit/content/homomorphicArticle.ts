import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AlignmentFigure } from '@/components/paillier/figures/AlignmentFigure';
import { CiphertextSizeFigure } from '@/components/paillier/figures/CiphertextSizeFigure';
import { OverflowFigure } from '@/components/paillier/figures/OverflowFigure';
import { SameNumberFigure } from '@/components/paillier/figures/SameNumberFigure';
import { SealedBidFigure } from '@/components/paillier/figures/SealedBidFigure';
import { ThreeNumbersFigure } from '@/components/paillier/figures/ThreeNumbersFigure';
import { WorkedExampleFigure } from '@/components/paillier/figures/WorkedExampleFigure';
import { parseArticle } from '@/lib/content/articles';

const FILE = 'homomorphic.mdx';
export const source = readFileSync(path.join(process.cwd(), 'content', 'articles', FILE), 'utf8');
export const article = parseArticle(FILE, source);

/** Made for this article; the form and the laboratory are tested with their own parts. */
export const FIGURES = {
  ThreeNumbersFigure,
  SameNumberFigure,
  WorkedExampleFigure,
  OverflowFigure,
  AlignmentFigure,
  SealedBidFigure,
  CiphertextSizeFigure,
};
export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

export function rendered(name: FigureName): string {
  return renderToStaticMarkup(
    createElement(FIGURES[name], { number: FIGURE_NAMES.indexOf(name) + 1 }),
  );
}

/** What a reader sees of a figure, without the markup. */
export function textOf(name: FigureName): string {
  return rendered(name)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
