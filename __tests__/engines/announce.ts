import { describeEngines, findEngines } from '@/scripts/engines';

/** Says once, before the journeys begin, which engines they are made in. */
export default function announce(): void {
  console.log(`${describeEngines(findEngines())}.`);
}
