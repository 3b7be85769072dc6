import { brotliCompressSync, constants } from 'node:zlib';

/** Quality 11 takes minutes for the largest files. */
const LIMIT = 2 ** 22;

/** Measures the size of data compressed with brotli, in KiB. Uses quality 11, like hosts, unless the data is large. */
export function measureBrotli(data: string | Buffer): { readonly size: number; readonly quality: number } {
  const quality = data.length > LIMIT ? 5 : 11;
  const { length } = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { size: length / 1024, quality };
}
