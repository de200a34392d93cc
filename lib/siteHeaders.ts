/*
 * The headers of the built site. The build makes one list of rules and writes it twice: as a
 * `_headers` file for hosts that read one, and as JSON for our own server.
 */

/** The file in the built site that holds the rules as JSON. */
export const HEADER_RULES_FILE = '_headers.json';

/** Two years, as browsers' own lists of hosts that are never asked without TLS want it. */
export const STRICT_TRANSPORT = 'max-age=63072000';

/** One rule: a path pattern, where * stands for anything, and the headers of what it fits. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/**
 * The headers that the rules give to a path, names in lower case. Of two rules that name the same
 * header the later, which is the more exact one, wins.
 *
 * @param path as it is asked for, with the base path
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!patternOf(rule).test(path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) headers[name.toLowerCase()] = value;
  }
  return headers;
}

function patternOf({ pattern }: HeaderRule): RegExp {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}
