import { vectorKey, vectorRequest } from '@/__tests__/fixtures/paillier/vectors';
import {
  describeContent,
  FileTextError,
  readFileText,
  writeDataJson,
  writeKeyFile,
} from '@/lib/paillier/files';
import { privateKey } from '@/lib/paillier/keys';

const k2048 = vectorKey('k2048');
const KEY = privateKey(BigInt(k2048.p), BigInt(k2048.q));

function fault(text: string): FileTextError {
  try {
    readFileText(text);
  } catch (error) {
    if (error instanceof FileTextError) return error;
    throw error;
  }
  throw new Error('was read');
}

function payloadOf(text: string) {
  const content = readFileText(text);
  if (content.kind !== 'payload') throw new Error('is no payload');
  return content.payload;
}

describe('data.json', () => {
  const request = vectorRequest('k2048', [0, 6, 9]);
  const read = payloadOf(JSON.stringify(request));

  test('is read with its numbers intact', () => {
    expect(read.n).toBe(KEY.n);
    expect(read.values.map(({ exponent }) => exponent)).toEqual([0, -14, 11]);
  });

  test('comes back the same after it was written', () => {
    expect(payloadOf(writeDataJson(read.n, read.values))).toEqual(read);
    expect(JSON.parse(writeDataJson(read.n, read.values))).toEqual(request);
  });

  test('may hold n as a bare JSON number, and g beside it, as python-paillier’s manual writes it', () => {
    const values = JSON.stringify(request.values);
    const text = `{"public_key": {"g": ${KEY.n + 1n}, "n": ${KEY.n}}, "values": ${values}}`;
    expect(payloadOf(text)).toEqual(read);
  });

  test('may hold ciphertexts as bare JSON numbers', () => {
    const values = request.values.map(([ciphertext, exponent]) => `[${ciphertext}, ${exponent}]`);
    const text = `{"public_key": {"n": "${KEY.n}"}, "values": [${values.join()}]}`;
    expect(payloadOf(text)).toEqual(read);
  });

  test('is described: what it holds, key size, count', () => {
    expect(describeContent(readFileText(JSON.stringify(request)))).toBe(
      '3 encrypted numbers under a public key of 2,048 bits, exponents −14 to 11. No private key, so nothing here can open them.',
    );
    expect(describeContent(readFileText(JSON.stringify(vectorRequest('k1024', [0]))))).toMatch(
      /^1 encrypted number under a public key of 1,024 bits, exponent 0\./,
    );
  });
});

describe('the first fault is told with its position', () => {
  const [good] = vectorRequest('k2048', [0]).values as [[string, number]];
  test.each([
    ['', 1, 1, /the text ends/],
    ['hello', 1, 1, /^This is not JSON: line 1 begins with “h”\.$/],
    ['\n <html>', 2, 2, /^This is not JSON: line 2 begins with “<”\.$/],
    ['😀', 1, 1, /begins with “😀”/],
    ['-', 1, 1, /“-”, where a value/],
    ['[1, 2]', 1, 1, /should be an object/],
    ['{\n  "public_key": {,}', 2, 18, /name in double quotes/],
    ['{"a": 1,\n}', 2, 1, /name in double quotes/],
    ['{"a": 01}', 1, 7, /not a number/],
    ['{"a": "b', 1, 7, /never ends/],
    ['{"a": "b\n"}', 1, 7, /never ends/],
    ['{"a": 12x}', 1, 7, /not a number/],
    ['{"a": 1.}', 1, 7, /not a number/],
    ['{"a": [1', 1, 9, /the text ends, where a comma or the end of the list/],
    ['{"a": 1', 1, 8, /the text ends, where a comma or the end of the object/],
    ['{"a" 1}', 1, 6, /“1”, where a colon/],
    ['{"a": [1,]}', 1, 10, /“]”, where a value/],
    ['{"a": // no\n 1}', 1, 7, /“\/”, where a value/],
    ['{} x', 1, 4, /the end of the text/],
    ['{"values": []}', 1, 12, /must hold 1 to 256 pairs/],
    ['{"values": [["1", 0]]}', 1, 1, /Give "public_key"/],
    ['{\n"public_key": {"n": 15},\n"values": [["1", 0]]}', 2, 21, /this one has 4/],
    [`{"public_key": {"n": "${KEY.n}"},\n "values": [["7", 0],\n  ["x", 0]]}`, 3, 4, /digits only/],
    [`{"public_key": {"n": "${KEY.n}"},\n "values": [\n  ["${good[0]}"]]}`, 3, 3, /must be a pair/],
    [`{"public_key": {"n": "${KEY.n}"},\n "values": [["7",\n 0.5]]}`, 3, 2, /whole number/],
    [`${'['.repeat(100)}`, 1, 66, /too deeply/],
    [`{"a": ${'9'.repeat(6000)}}`, 1, 7, /longer than any key/],
  ])('%j', (text, line, column, message) => {
    const error = fault(text);
    expect(error.message).toMatch(message);
    expect(error.position).toEqual({ line, column });
  });

  test('the place stands before the sentence, unless the sentence names it', () => {
    expect(fault('{"a" 1}').located).toMatch(/^Line 1, column 6: Here there is “1”/);
    expect(fault('hello').located).toBe('This is not JSON: line 1 begins with “h”.');
  });

  test('a member called __proto__ is a member like any other', () => {
    expect(fault('{"__proto__": {"values": [["1", 0]]}}').message).toMatch(/Give "values"/);
  });
});

describe('the key file', () => {
  const text = writeKeyFile(KEY);

  test('warns what it is, before anything else', () => {
    expect(text.split('\n')[1]).toMatch(/"warning": "PRIVATE KEY\. Whoever has this file can open/);
  });

  test('is in the layout of python-paillier’s command-line tool', () => {
    expect(JSON.parse(text)).toMatchObject({
      kty: 'DAJ',
      key_ops: ['decrypt'],
      p: expect.stringMatching(/^[\w-]+$/),
      pub: { kty: 'DAJ', alg: 'PAI-GN1', key_ops: ['encrypt'] },
    });
  });

  test('gives the same key back', () => {
    expect(readFileText(text)).toEqual({ kind: 'key', key: KEY });
    expect(describeContent(readFileText(text))).toMatch(/^A private key of 2,048 bits\./);
  });

  test('with damaged or mismatched halves is refused', () => {
    const file = JSON.parse(text) as Record<string, unknown>;
    expect(fault(JSON.stringify({ ...file, p: '!' })).message).toMatch(/no usable primes/);
    expect(fault(JSON.stringify({ ...file, q: file.p })).message).toMatch(/make no key/);
    expect(fault(JSON.stringify({ ...file, pub: { n: 'AQAB' } })).message).toMatch(
      /belong together/,
    );
  });
});
