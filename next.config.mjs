import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

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

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The build makes the export beside out/, which it replaces only when all has gone well.
  ...(process.env.EXPORT_FOLDER ? { distDir: process.env.EXPORT_FOLDER } : {}),
  trailingSlash: true,
  // A test builds a copy of the site inside this one's folder and uses its packages.
  ...(process.env.WORKSPACE_FOLDER ? { turbopack: { root: process.env.WORKSPACE_FOLDER } } : {}),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  generateBuildId: contentBuildId,
  reactStrictMode: true,
  typedRoutes: true,
  images: { unoptimized: true },
  pageExtensions: ['ts', 'tsx'],
  devIndicators: false,
};

export default config;
