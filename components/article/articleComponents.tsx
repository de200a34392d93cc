import type { MDXComponents } from 'mdx/types';
import { BenchSettings, BenchTable } from '@/components/graph/figures/BenchTable';
import { Measured } from '@/components/graph/figures/Measured';
import { MemoryFigure } from '@/components/graph/figures/MemoryFigure';
import { CiphertextSizeFigure } from '@/components/paillier/figures/CiphertextSizeFigure';
import { GloveBoxFigure } from '@/components/paillier/figures/GloveBoxFigure';
import { PaillierCostTable } from '@/components/paillier/figures/PaillierCostTable';
import { ArticleLink } from './ArticleLink';
import {
  AlignmentFigure,
  ExchangeForm,
  FrontierFigure,
  Graphophile,
  Laboratory,
  MortonFigure,
  OverflowFigure,
  Race,
  SameNumberFigure,
  SealedBidFigure,
  SofteningFigure,
  WorkedExampleFigure,
} from './demonstrations';
import { Formula, Maths } from './Maths';
import { ArticleCode, ArticleTable } from './ScrollArea';
import { SourceFile } from './SourceFile';
import { Unbroken } from './Unbroken';

/** What an article may use without importing it, and what its links, tables and code become. */
export const articleComponents: MDXComponents = {
  a: ArticleLink,
  pre: ArticleCode,
  table: ArticleTable,
  AlignmentFigure,
  BenchSettings,
  BenchTable,
  CiphertextSizeFigure,
  ExchangeForm,
  Formula,
  FrontierFigure,
  GloveBoxFigure,
  Graphophile,
  Laboratory,
  Maths,
  Measured,
  MemoryFigure,
  MortonFigure,
  OverflowFigure,
  PaillierCostTable,
  Race,
  SameNumberFigure,
  SealedBidFigure,
  SofteningFigure,
  SourceFile,
  Unbroken,
  WorkedExampleFigure,
};
