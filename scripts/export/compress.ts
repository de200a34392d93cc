import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|txt|json|md|xml|svg|obj|wasm|webmanifest|vcf)$/;

/** Below this a compressed copy saves nothing: the answer fits one packet either way. */
const WORTH_COMPRESSING_BYTES = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A file's pre-compressed copies, by what is added to its name. */
export interface CompressedCopies {
  '.br'?: Buffer;
  '.gz'?: Buffer;
}

/** Whether a host can usefully send this file compressed; pictures and fonts already are. */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes > WORTH_COMPRESSING_BYTES && COMPRESSIBLE.test(file);
}

/**
 * The best brotli and gzip copies of a file's bytes, each left out where it would be larger.
 * The same bytes in give the same bytes out: Node writes no time into a gzip header.
 */
export async function compressedCopies(content: Buffer): Promise<CompressedCopies> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(br.length < content.length ? { '.br': br } : {}),
    ...(gz.length < content.length ? { '.gz': gz } : {}),
  };
}
