import type { MDXComponents } from 'mdx/types';
import { BenchSettings, BenchTable, RaceAgreement } from '@/components/graph/figures/BenchTable';
import { Measured } from '@/components/graph/figures/Measured';
import { MemoryFigure } from '@/components/graph/figures/MemoryFigure';
import { CiphertextSizeFigure } from '@/components/paillier/figures/CiphertextSizeFigure';
import { PaillierCostTable } from '@/components/paillier/figures/PaillierCostTable';
import { ArticleLink } from './ArticleLink';
import {
  AlignmentFigure,
  CostFigure,
  ExchangeForm,
  FrontierFigure,
  Graphophile,
  Laboratory,
  MortonFigure,
  OverflowFigure,
  QueueFigure,
  Race,
  SameNumberFigure,
  SealedBidFigure,
  SofteningFigure,
  ThreeNumbersFigure,
  WorkedExampleFigure,
} from './demonstrations';
import { Picture } from './Picture';
import { ArticleCode, ArticleTable } from './ScrollArea';
import { SourceFile } from './SourceFile';
import { Unbroken } from './Unbroken';

/** What an article may use without importing it, and what its links, pictures, tables and code become. */
export const articleComponents: MDXComponents = {
  a: ArticleLink,
  img: Picture,
  pre: ArticleCode,
  table: ArticleTable,
  AlignmentFigure,
  BenchSettings,
  BenchTable,
  CiphertextSizeFigure,
  CostFigure,
  ExchangeForm,
  FrontierFigure,
  Graphophile,
  Laboratory,
  Measured,
  MemoryFigure,
  MortonFigure,
  OverflowFigure,
  PaillierCostTable,
  QueueFigure,
  Race,
  RaceAgreement,
  SameNumberFigure,
  SealedBidFigure,
  SofteningFigure,
  SourceFile,
  ThreeNumbersFigure,
  Unbroken,
  WorkedExampleFigure,
};
