import { render, screen } from '@testing-library/react';
import { ArticleLink } from '@/components/article/ArticleLink';
import { ArticlePage } from '@/components/article/ArticlePage';
import { ArticleCode, ArticleTable } from '@/components/article/ScrollArea';
import { SourceFile } from '@/components/article/SourceFile';
import { site } from '@/content/site';

const ARTICLE = {
  title: 'Sums',
  date: '2023-12-29',
  updated: '2026-11-22',
  summary: 'A summary.',
  minutes: 7,
  headings: [{ id: 'one', text: 'One' }],
};

test('an article names its author, its first day and the day of its last change', () => {
  render(<ArticlePage article={ARTICLE}>Text</ArticlePage>);
  expect(screen.getByRole('link', { name: site.name })).toHaveAttribute('rel', 'author');
  expect(screen.getByText('29-12-2023')).toHaveAttribute('datetime', '2023-12-29');
  expect(screen.getByText('22-11-2026').parentElement).toHaveTextContent('updated 22-11-2026');
});

test('an article that was never changed tells its first day alone', () => {
  render(<ArticlePage article={{ ...ARTICLE, updated: undefined }}>Text</ArticlePage>);
  expect(screen.queryByText(/updated/)).not.toBeInTheDocument();
});

test('what may scroll sideways can be reached by keyboard', () => {
  render(
    <>
      <ArticleTable>
        <tbody>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </ArticleTable>
      <ArticleCode>code</ArticleCode>
    </>,
  );
  expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('group', { name: 'Code' })).toHaveAttribute('tabindex', '0');
});

test('links lead to pages of the site, its files and elsewhere, and names in them are not broken', () => {
  render(
    <>
      <ArticleLink href="/homomorphic">the other article</ArticleLink>
      <ArticleLink href="/graph/graphophile.js">graphophile.js</ArticleLink>
      <ArticleLink href="https://www.cve.org/">CVE-2023-33241</ArticleLink>
    </>,
  );
  const [page, file, name] = screen.getAllByRole('link');
  expect(page).toHaveAttribute('href', expect.stringMatching(/\/homomorphic\/?$/));
  expect(page).not.toHaveClass('unbroken');
  expect(file).toHaveAttribute('href', '/graph/graphophile.js');
  expect(name).toHaveClass('unbroken');
});

test('a file of the sources is a link where the owner names their repository, else a name', () => {
  const { repository } = site.links;
  const { rerender } = render(<SourceFile path="wasm/engine/walk.ts" />);
  expect(screen.getByRole('link', { name: 'wasm/engine/walk.ts' })).toHaveAttribute(
    'href',
    `${repository}/blob/HEAD/wasm/engine/walk.ts`,
  );
  jest.replaceProperty(site, 'links', { ...site.links, repository: '' });
  rerender(<SourceFile path="wasm/engine" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('wasm/engine')).toBeInTheDocument();
});
