export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: what we choose where the client likes several equally. */
const SMALLEST_FIRST: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to send, by the q-values of Accept-Encoding (RFC 9110, 12.5.3). Identity is sent
 * where nothing else fits: a page that a client did not quite ask for beats an error.
 */
export function acceptedEncoding(header: string | null, available: readonly Encoding[]): Encoding {
  if (!header?.trim()) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const any = weights.get('*');
  // Identity stays acceptable, least wanted, unless it is named.
  const weight = (name: Encoding) =>
    weights.get(name) ?? (name === 'identity' ? (any ?? 0.0001) : (any ?? 0));
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const name of SMALLEST_FIRST) {
    if (available.includes(name) && weight(name) > bestWeight) {
      best = name;
      bestWeight = weight(name);
    }
  }
  return best;
}
