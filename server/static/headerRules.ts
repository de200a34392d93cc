/** One block of a _headers file: a path pattern, and the headers of the paths that it fits. */
export type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] };

/**
 * Parses a _headers file as Netlify and Cloudflare Pages read it: a line that begins with "/" is a
 * path, where * stands for anything and :name for one segment; indented lines below it are headers.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      rules.push({ pattern: pathPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && /^[a-z0-9-]+$/.test(name)) {
      rules.at(-1)?.headers.push([name, line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z_]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * The headers that the rules give to a path; a header named twice holds both values, as on those
 * hosts. The path may be given with and without the base path: the file may be written either way.
 */
export function headersFor(
  rules: readonly HeaderRule[],
  ...paths: readonly string[]
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!paths.some((path) => rule.pattern.test(path))) continue;
    for (const [name, value] of rule.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined || before === value ? value : `${before}, ${value}`);
    }
  }
  return headers;
}
