import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import createMDX from '@next/mdx';

/**
 * Next draws a random build id, and with it every page and every CSP hash changes.
 * Ours is the hash of what git tracks, so that two builds of one tree are the same bytes.
 */
function contentBuildId() {
  try {
    const tree = execFileSync('git', ['ls-files', '-s'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return createHash('sha256').update(tree).digest('hex').slice(0, 16);
  } catch {
    return 'source-archive';
  }
}

// Plugins are named by string: Turbopack hands them to a worker and cannot take functions.
const withMDX = createMDX({
  options: {
    remarkPlugins: ['remark-frontmatter', 'remark-gfm'],
    rehypePlugins: ['rehype-slug', 'rehype-highlight'],
    // As align attributes: the pages' policy drops style attributes.
    tableCellAlignToStyle: false,
  },
});

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The build makes the export beside out/, which it replaces only when all has gone well.
  ...(process.env.EXPORT_FOLDER ? { distDir: process.env.EXPORT_FOLDER } : {}),
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  generateBuildId: contentBuildId,
  reactStrictMode: true,
  typedRoutes: true,
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx'],
  devIndicators: false,
};

export default withMDX(config);
