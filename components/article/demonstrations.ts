'use client';

import dynamic from 'next/dynamic';

/*
 * The demonstrations of the articles. Their HTML stands in the pages; their scripts are loaded by
 * the article that shows them, and by no other.
 */

export const ExchangeForm = dynamic(() =>
  import('@/components/paillier/ExchangeForm').then((module) => module.ExchangeForm),
);
export const Graphophile = dynamic(() =>
  import('@/components/graph/Graphophile').then((module) => module.Graphophile),
);
export const Laboratory = dynamic(() =>
  import('@/components/paillier/laboratory/Laboratory').then((module) => module.Laboratory),
);
export const Race = dynamic(() => import('@/components/graph/Race').then((module) => module.Race));
