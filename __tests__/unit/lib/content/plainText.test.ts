import { site } from '@/content/site';
import { parseArticle } from '@/lib/content/articles';
import { articleMarkdown, siteMapText } from '@/lib/content/plainText';
import { absoluteUrl } from '@/lib/env';

const ARTICLE = parseArticle(
  'sums.mdx',
  `---
title: Sums
date: 2023-12-29
summary: A summary.
description: A description.
order: 1
---

First.

## Then

- one
- two

<Figure />
`,
);

describe('the site as plain text', () => {
  test('its map names whose site it is, every article as Markdown and every page', () => {
    const map = siteMapText([ARTICLE]);
    expect(map).toMatch(new RegExp(`^# ${site.name}\\n\\n> `));
    expect(map).toContain(`- [Sums](${absoluteUrl('/markdown/sums.md')}): A summary.`);
    expect(map).toContain(`- [Contact](${absoluteUrl('/contact/')})`);
  });

  test('an article is its words under its headings, and says where the rest of it is', () => {
    expect(articleMarkdown(ARTICLE)).toBe(
      [
        '# Sums',
        'A summary.',
        `${site.name}, 2023-12-29. Code, figures and demonstrations: <${absoluteUrl('/sums/')}>`,
        'First.',
        '## Then',
        '- one',
        '- two',
        '',
      ].join('\n\n'),
    );
  });
});
