'use client';

import dynamic from 'next/dynamic';

/*
 * The demonstrations and the figures to play with. Their HTML stands in the pages; their scripts
 * are loaded by the article that shows them, and by no other.
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

export const ThreeNumbersFigure = dynamic(() =>
  import('@/components/paillier/figures/ThreeNumbersFigure').then(
    (module) => module.ThreeNumbersFigure,
  ),
);
export const SameNumberFigure = dynamic(() =>
  import('@/components/paillier/figures/SameNumberFigure').then(
    (module) => module.SameNumberFigure,
  ),
);
export const WorkedExampleFigure = dynamic(() =>
  import('@/components/paillier/figures/WorkedExampleFigure').then(
    (module) => module.WorkedExampleFigure,
  ),
);
export const OverflowFigure = dynamic(() =>
  import('@/components/paillier/figures/OverflowFigure').then((module) => module.OverflowFigure),
);
export const AlignmentFigure = dynamic(() =>
  import('@/components/paillier/figures/AlignmentFigure').then((module) => module.AlignmentFigure),
);
export const SealedBidFigure = dynamic(() =>
  import('@/components/paillier/figures/SealedBidFigure').then((module) => module.SealedBidFigure),
);
export const CostFigure = dynamic(() =>
  import('@/components/graph/figures/CostFigure').then((module) => module.CostFigure),
);
export const QueueFigure = dynamic(() =>
  import('@/components/graph/figures/QueueFigure').then((module) => module.QueueFigure),
);
export const FrontierFigure = dynamic(() =>
  import('@/components/graph/figures/FrontierFigure').then((module) => module.FrontierFigure),
);
export const MortonFigure = dynamic(() =>
  import('@/components/graph/figures/MortonFigure').then((module) => module.MortonFigure),
);
export const SofteningFigure = dynamic(() =>
  import('@/components/graph/figures/SofteningFigure').then((module) => module.SofteningFigure),
);
