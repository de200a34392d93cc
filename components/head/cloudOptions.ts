import type { CloudOptions } from '@/lib/head/cloud';

/** More points than this only cost: 30,000 are a hero's portrait. */
export const CLOUD_OPTIONS: CloudOptions = { maximumPoints: 30_000, seed: 1 };
