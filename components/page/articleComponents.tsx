import type { MDXComponents } from 'mdx/types';
import { ExchangeForm } from '@/components/paillier/ExchangeForm';
import { SealedSum } from '@/components/paillier/figures/SealedSum';
import { SmallNumbers } from '@/components/paillier/figures/SmallNumbers';
import { WhoKnowsWhat } from '@/components/paillier/figures/WhoKnowsWhat';

/** What an article may use without importing it. */
export const articleComponents: MDXComponents = {
  ExchangeForm,
  SealedSum,
  SmallNumbers,
  WhoKnowsWhat,
};
