import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEmbedded, type Embedded } from '@/lib/answers/embedded';
import { parseArticle } from '@/lib/content/articles';
import { createKnowledge, PRODUCT_FACTS_FILE, trained } from '@/lib/content/knowledge';
import { buildClassifier } from '@/scripts/answers/build';

const FACTS = path.join('__tests__', 'fixtures', 'answers', 'second-owner', 'facts.md');

const ARTICLE = parseArticle(
  'clocks.mdx',
  [
    '---',
    'title: How pendulum clocks keep time',
    'date: 2023-12-29',
    'summary: A pendulum swings evenly, and that is nearly all.',
    'description: Clocks.',
    'order: 1',
    '---',
    '',
    'Before 1656 a good clock lost a quarter of an hour a day.',
    '',
    '## The escapement',
    '',
    'An escapement lets one tooth of the crown wheel pass at each swing. It then waits for the next.',
    '',
    'Huygens built the first one. **Galileo** had drawn another before.',
    '',
    '## Metals',
    '',
    '| Metal | Stretches | Used for |',
    '| ----- | --------- | -------- |',
    '| Brass | a lot | wheels |',
    '| Invar | hardly | rods |',
    '',
    '- Mercury in a glass jar evens out the warmth of summer.',
  ].join('\n'),
);

/** Twelve facts of another trade, none with Also: lines, and one article. */
export function secondOwner(): Embedded {
  const untrained = createKnowledge({
    facts: readFileSync(FACTS, 'utf8'),
    productFacts: readFileSync(PRODUCT_FACTS_FILE, 'utf8'),
    articles: [ARTICLE],
  });
  const { classifier } = buildClassifier(
    process.cwd(),
    untrained,
    'dist/answers/second-owner.json',
  );
  // Their own content/site.ts would suggest what they can answer.
  const suggestions = ['Where do you live?', 'What is the Moss Atlas?', 'What are your rates?'];
  return createEmbedded({ ...trained(untrained, classifier), suggestions });
}
