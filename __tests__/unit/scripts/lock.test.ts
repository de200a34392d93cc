import lock from '@/package-lock.json';

type Entry = {
  integrity?: string;
  link?: boolean;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
};
const packages = lock.packages as Record<string, Entry>;
const entries = Object.entries(packages).filter(([name]) => name);

test('every package in the lock file is bound to its bytes, but for other systems’ native parts', () => {
  // The registry that the lock was made from lacks these; the README says how to bind them too.
  const unbound = entries.filter(([, { integrity, link }]) => !integrity && !link);
  expect(unbound.filter(([, { optional, os }]) => !optional || !os)).toEqual([]);
  expect(unbound.length).toBeLessThanOrEqual(24);
});

test('the lock file has the native parts of every system', () => {
  for (const parent of ['next', 'esbuild', 'unrs-resolver', 'workerd']) {
    const native = Object.keys(packages[`node_modules/${parent}`]?.optionalDependencies ?? {});
    expect(native.length).toBeGreaterThan(0);
    for (const name of native) expect(packages).toHaveProperty([`node_modules/${name}`]);
  }
});

test('the lock file names no registry: everyone installs from his own', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});
