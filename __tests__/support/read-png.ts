import { inflateSync } from 'node:zlib';

/** The parts of a PNG file with a palette. */
interface PngParts {
  readonly depth: number;
  readonly palette: readonly number[][];
  /** The color of each pixel, as `[red, green, blue, alpha]`. */
  readonly pixels: readonly number[][];
}

/** Reads a PNG file with a palette, whose rows have the filters None and Up. */
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
  addRowsAbove(rows, rowBytes);
  const pixels = Array.from({ length: width * head.readUInt32BE(4) }, (_, at) => {
    const bit = (at % width) * depth;
    const byte = rows.readUInt8(Math.floor(at / width) * rowBytes + 1 + (bit >> 3));
    return palette[(byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1)] ?? [];
  });
  return { depth, palette, pixels };
}

/** Undoes the filter Up, the number 2 before a row, whose bytes are differences to the row above. */
function addRowsAbove(rows: Buffer, rowBytes: number): void {
  for (let start = 0; start < rows.length; start += rowBytes) {
    const filter = rows.readUInt8(start);
    if (filter !== 0 && filter !== 2) throw new Error(`has the unknown filter ${filter}`);
    for (let at = start + 1; filter === 2 && at < start + rowBytes; at++) rows[at] = (rows[at] ?? 0) + (rows[at - rowBytes] ?? 0);
  }
}
