import { brotliCompressSync, constants } from 'node:zlib';

/** Quality 11 takes minutes for the largest files. */
const LIMIT = 2 ** 22;

/** Measures data compressed with brotli, in KiB. The quality is that of hosts, which is 11, unless the data is large. */
export function measureBrotli(data: string | Buffer): { readonly size: number; readonly quality: number } {
  const quality = data.length > LIMIT ? 5 : 11;
  const { length } = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { size: length / 1024, quality };
}
