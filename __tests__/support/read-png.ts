import { inflateSync } from 'node:zlib';

/** The parts of a PNG file with a palette. */
interface PngParts {
  readonly depth: number;
  readonly palette: readonly number[][];
  /** The color of each pixel, as `[red, green, blue, alpha]`. */
  readonly pixels: readonly number[][];
}

/** Reads a PNG file with a palette and rows without filters. */
export function readPng(file: Uint8Array): PngParts {
  const png = Buffer.from(file);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [head, colors, alphas, data] = ['IHDR', 'PLTE', 'tRNS', 'IDAT'].map((type) => chunks.get(type) ?? Buffer.alloc(0));
  if (!head || !colors || !alphas || !data) throw new Error('is no PNG');
  const width = head.readUInt32BE(0);
  const depth = head.readUInt8(8);
  const palette = Array.from({ length: colors.length / 3 }, (_, at) => [...colors.subarray(at * 3, at * 3 + 3), alphas[at] ?? 255]);
  const rows = inflateSync(data);
  const rowBytes = rows.length / head.readUInt32BE(4);
  const pixels = Array.from({ length: width * head.readUInt32BE(4) }, (_, at) => {
    const bit = (at % width) * depth;
    const byte = rows.readUInt8(Math.floor(at / width) * rowBytes + 1 + (bit >> 3));
    return palette[(byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1)] ?? [];
  });
  return { depth, palette, pixels };
}
