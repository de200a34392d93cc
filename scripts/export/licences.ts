import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from './files';

/*
 * The licences of what a visitor is sent. Most of them ask that their text goes with the code,
 * which the bundler leaves out.
 */

/** Folders whose code ends in a page; what they import, and what that needs, is what ships. */
const SHIPPED_FOLDERS = ['app', 'components', 'lib', 'wasm'];
/** What runs while the site is built, and never in a page. */
const BUILD_ONLY = [
  'lib/content/',
  'lib/publicEnvironment.ts',
  'components/article/ArticleBody.tsx',
];
const IMPORT = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;
const OUR_OWN = /^(?:@\/|[./]|node:)/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('see its text'),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});
type Package = z.infer<typeof manifest> & { folder: string };

/** "@scope/name/file" and "name/file" without the file. */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The packages that our own code imports, by name, types left out. */
function importedPackages(root: string): Set<string> {
  const names = new Set<string>();
  for (const folder of SHIPPED_FOLDERS) {
    for (const file of listFiles(path.join(root, folder))) {
      if (!/\.(?:tsx?|mts|mdx|css)$/.test(file)) continue;
      if (BUILD_ONLY.some((place) => `${folder}/${file}`.startsWith(place))) continue;
      const source = readFileSync(path.join(root, folder, file), 'utf8');
      for (const pattern of [IMPORT, DYNAMIC_IMPORT]) {
        for (const [, specifier = ''] of source.matchAll(pattern)) {
          if (!OUR_OWN.test(specifier)) names.add(packageName(specifier));
        }
      }
      // The typefaces are read by their path.
      for (const [, specifier = ''] of source.matchAll(/node_modules\/([^'"]+)/g)) {
        names.add(packageName(specifier));
      }
    }
  }
  return names;
}

/** As Node finds it: in the folder of who asks, or in one above it. Null where it is not installed. */
function findPackage(name: string, from: string, root: string): Package | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    const file = path.join(found, 'package.json');
    if (existsSync(file)) {
      return { ...manifest.parse(JSON.parse(readFileSync(file, 'utf8'))), folder: found };
    }
    if (folder === root || folder === path.dirname(folder)) return null;
  }
}

/** All packages that ship: those we import and those they need in turn, sorted by name. */
export function shippedPackages(root: string): Package[] {
  const found = new Map<string, Package>();
  const visit = (name: string, from: string) => {
    const one = findPackage(name, from, root);
    if (!one || found.has(one.folder)) return;
    found.set(one.folder, one);
    for (const needed of Object.keys(one.dependencies)) visit(needed, one.folder);
    for (const peer of Object.keys(one.peerDependencies)) {
      if (!one.peerDependenciesMeta[peer]?.optional) visit(peer, one.folder);
    }
  };
  for (const name of importedPackages(root)) visit(name, root);
  return [...found.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

function licenceText({ folder, license }: Package): string {
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) && !/\.(?:[cm]?js|ts|json)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return texts.join('\n\n') || `This package comes without a text; its licence is ${license}.`;
}

/**
 * The notice that goes with the site: every package that ships, its licence, and the licence's text.
 *
 * @param root the project's folder, with its node_modules
 */
export function licenceNotice(root: string): string {
  const packages = shippedPackages(root);
  const rule = '-'.repeat(80);
  return [
    'This site is made with the work of others, who let it be used under these licences.',
    packages.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n'),
    ...packages.map((one) => `${rule}\n${one.name} ${one.version}\n\n${licenceText(one)}`),
  ].join('\n\n');
}
