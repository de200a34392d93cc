import type { MDXComponents } from 'mdx/types';
import { BenchSettings, BenchTable } from '@/components/graph/figures/BenchTable';
import { FrontierFigure } from '@/components/graph/figures/FrontierFigure';
import { Measured } from '@/components/graph/figures/Measured';
import { MemoryFigure } from '@/components/graph/figures/MemoryFigure';
import { MortonFigure } from '@/components/graph/figures/MortonFigure';
import { SofteningFigure } from '@/components/graph/figures/SofteningFigure';
import { AlignmentFigure } from '@/components/paillier/figures/AlignmentFigure';
import { CiphertextSizeFigure } from '@/components/paillier/figures/CiphertextSizeFigure';
import { Formula } from '@/components/paillier/figures/Formula';
import { GloveBoxFigure } from '@/components/paillier/figures/GloveBoxFigure';
import { Maths } from '@/components/paillier/figures/Maths';
import { SameNumberFigure } from '@/components/paillier/figures/SameNumberFigure';
import { WorkedExampleFigure } from '@/components/paillier/figures/WorkedExampleFigure';
import { ExchangeForm, Graphophile, Laboratory, Race } from './demonstrations';

/** What an article may use without importing it. */
export const articleComponents: MDXComponents = {
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
  Race,
  SameNumberFigure,
  SofteningFigure,
  WorkedExampleFigure,
};
