import {
  JsonTextError,
  parsePositionedJson,
  type Position,
  positionAt,
  type PositionedJson,
} from '@/lib/positionedJson';
import { bitLength } from './arithmetic';
import {
  type CheckedPayload,
  type Encrypted,
  parsePayload,
  PayloadError,
  writePayload,
} from './encryptedPayload';
import { keyBits, KeyError, type PrivateKey, privateKey } from './keys';

/*
 * The two files of the laboratory, in python-paillier's own layouts: data.json as its manual
 * serialises encrypted numbers, and the key as its command-line tool `pheutil` writes it.
 */

/** A text that is not the file it should be: one sentence, and where. */
export class FileTextError extends Error {
  override name = 'FileTextError';
  constructor(
    message: string,
    readonly position: Position,
    /** Whether the sentence itself says where. */
    private readonly saysWhere = false,
  ) {
    super(message);
  }

  /** The sentence with its place before it, unless it says that itself. */
  get located(): string {
    if (this.saysWhere) return this.message;
    return `Line ${this.position.line}, column ${this.position.column}: ${this.message}`;
  }
}

/** What a text holds. */
export type FileContent =
  { kind: 'payload'; payload: CheckedPayload } | { kind: 'key'; key: PrivateKey };

/** 256 ciphertexts under the largest key take two thirds of this. */
const MAX_TEXT_LENGTH = 1_000_000;

type Members = Record<string, unknown>;

function asObject(value: unknown): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Members)
    : null;
}

/** python-paillier's manual writes n, and some write ciphertexts, as bare JSON numbers. */
function asText(value: unknown): unknown {
  return typeof value === 'bigint' || typeof value === 'number' ? String(value) : value;
}

function withBareNumbersAsText(body: Members): unknown {
  const publicKey = asObject(body.public_key);
  return {
    ...body,
    ...(publicKey && { public_key: { ...publicKey, n: asText(publicKey.n) } }),
    ...(Array.isArray(body.values) && {
      values: body.values.map((pair: unknown) =>
        Array.isArray(pair) && pair.length > 0 ? [asText(pair[0]), ...pair.slice(1)] : pair,
      ),
    }),
  };
}

function fromBase64Url(text: unknown): bigint {
  if (typeof text !== 'string' || text.length > 700 || !/^[\w-]+={0,2}$/.test(text)) return 0n;
  const binary = atob(text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/'));
  let hex = '0x0';
  for (const character of binary) hex += character.charCodeAt(0).toString(16).padStart(2, '0');
  return BigInt(hex);
}

function toBase64Url(value: bigint): string {
  const hex = value.toString(16);
  const bytes = (hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? [];
  const binary = bytes.map((byte) => String.fromCharCode(parseInt(byte, 16))).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function readKey(body: Members): PrivateKey {
  const [p, q] = [fromBase64Url(body.p), fromBase64Url(body.q)];
  if (bitLength(p) < 500 || bitLength(q) < 500) {
    throw new KeyError('primes_unusable', 'This key file has no usable primes "p" and "q" in it.');
  }
  const key = privateKey(p, q);
  const pub = asObject(body.pub);
  if (pub && fromBase64Url(pub.n) !== key.n) {
    throw new KeyError(
      'primes_unusable',
      'The two halves of this key file do not belong together.',
    );
  }
  return key;
}

/** A path such as `values[3][0]`, step by step. */
function stepsOf(path: string): (string | number)[] {
  return (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** A text that is no JSON from its first character on, such as a page or a letter. */
function notJson(text: string, offset: number): FileTextError | null {
  const first = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  // With these a value could begin, so what is wrong with it is told instead.
  if (text.slice(0, offset).trim() !== '' || /[\0"\d[{-]/.test(first)) return null;
  const position = positionAt(text, offset);
  const sentence = `This is not JSON: line ${position.line} begins with “${first}”.`;
  return new FileTextError(sentence, position, true);
}

/**
 * Reads a data.json or a key file.
 *
 * @throws FileTextError with the first fault and its position
 */
export function readFileText(text: string): FileContent {
  const fault = (message: string, offset: number) =>
    new FileTextError(message, positionAt(text, offset));
  if (text.length > MAX_TEXT_LENGTH) {
    throw fault('This text is far longer than any data.json.', MAX_TEXT_LENGTH);
  }
  let json: PositionedJson | undefined;
  const faultAt = (message: string, path: string) =>
    fault(message, json?.offsetOf(stepsOf(path)) ?? 0);
  try {
    json = parsePositionedJson(text);
    const body = asObject(json.value);
    if (!body) {
      throw fault('This is JSON, but no data.json: it should be an object in braces.', 0);
    }
    if (body.kty === 'DAJ' && body.p !== undefined) return { kind: 'key', key: readKey(body) };
    return { kind: 'payload', payload: parsePayload(withBareNumbersAsText(body)) };
  } catch (error) {
    if (error instanceof JsonTextError) {
      throw notJson(text, error.offset) ?? fault(error.message, error.offset);
    }
    if (error instanceof PayloadError) throw faultAt(error.message, error.path);
    if (error instanceof KeyError) throw faultAt(error.message, 'p');
    throw error;
  }
}

/** A data.json: public key and ciphertexts, and nothing that opens them. */
export function writeDataJson(n: bigint, values: readonly Encrypted[]): string {
  return `${JSON.stringify(writePayload(n, values), null, 2)}\n`;
}

/** A key file that says what it is, in pheutil's layout. */
export function writeKeyFile(key: PrivateKey): string {
  const kid = 'Made in a browser, for a demonstration';
  const file = {
    warning:
      'PRIVATE KEY. Whoever has this file can open every number encrypted under this key. Keep it to yourself, or delete it.',
    kty: 'DAJ',
    key_ops: ['decrypt'],
    p: toBase64Url(key.p.prime),
    q: toBase64Url(key.q.prime),
    pub: {
      kty: 'DAJ',
      alg: 'PAI-GN1',
      key_ops: ['encrypt'],
      n: toBase64Url(key.n),
      kid,
    },
    kid,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function count(amount: number, one: string): string {
  return `${amount.toLocaleString('en-GB')} ${one}${amount === 1 ? '' : 's'}`;
}

/** What a text holds, in one or two sentences. */
export function describeContent(content: FileContent): string {
  if (content.kind === 'key') {
    return `A private key of ${keyBits(content.key).toLocaleString('en-GB')} bits. Whoever has it can open the numbers: better not paste it anywhere else.`;
  }
  const { n, values } = content.payload;
  const exponents = values.map(({ exponent }) => exponent);
  const [low, high] = [Math.min(...exponents), Math.max(...exponents)];
  const spread = low === high ? `exponent ${low}` : `exponents ${low} to ${high}`;
  return `${count(values.length, 'encrypted number')} under a public key of ${bitLength(n).toLocaleString('en-GB')} bits, ${spread.replaceAll('-', '−')}. No private key, so nothing here can open them.`;
}
