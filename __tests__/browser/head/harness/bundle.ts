import { build } from 'esbuild';

/** The scene as one script, with a function `shoot` on the window. */
export async function bundleHarness(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['__tests__/browser/head/harness/page.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
