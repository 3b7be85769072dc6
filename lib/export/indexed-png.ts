import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';

/** Color with straight alpha. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture with at most 256 colors: for each pixel, the place of its color in the palette. */
export interface IndexedPicture {
  readonly indexes: Uint8Array;
  readonly palette: readonly Color[];
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Type of pictures with a palette. */
const INDEXED = 3;
/** Of 9. Level 6 takes twice as long and saves 1%, level 8 three times as long and saves 7%. */
const LEVEL = 5;

/**
 * Writes a PNG file with a palette, compressed by JavaScript, because the output of the zlib of Node.js may depend on its version and
 * the processor. Rows have no filter: filters predict a color from its neighbors, but these are numbers of colors.
 */
export function writeIndexedPng({ indexes, palette, width, height }: IndexedPicture): Uint8Array {
  const depth = [1, 2, 4].find((bits) => palette.length <= 2 ** bits) ?? 8;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, INDEXED], 8);
  const alphas = palette.map(([, , , alpha]) => alpha);
  // Colors after the last one that has an entry are opaque.
  const transparent = alphas.slice(0, alphas.findLastIndex((alpha) => alpha < 255) + 1);
  return Buffer.concat([
    SIGNATURE,
    buildChunk('IHDR', head),
    buildChunk('PLTE', Uint8Array.from(palette.flatMap((color) => color.slice(0, 3)))),
    ...(transparent.length > 0 ? [buildChunk('tRNS', Uint8Array.from(transparent))] : []),
    buildChunk('IDAT', zlibSync(packRows(indexes, width, depth), { level: LEVEL })),
    buildChunk('IEND', new Uint8Array()),
  ]);
}

function buildChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + data.length);
  return chunk;
}

/** Rows that start with the number of their filter, 0 for none. Pixels of less than 8 bits share a byte. */
function packRows(indexes: Uint8Array, width: number, depth: number): Uint8Array {
  const perByte = 8 / depth;
  const rowBytes = 1 + Math.ceil(width / perByte);
  const rows = new Uint8Array((rowBytes * indexes.length) / width);
  for (let from = 0, to = 1; from < indexes.length; from += width, to += rowBytes) {
    const row = indexes.subarray(from, from + width);
    rows.set(depth === 8 ? row : packPixels(row, perByte), to);
  }
  return rows;
}

/** The first pixel has the highest bits. */
function packPixels(row: Uint8Array, perByte: number): Uint8Array {
  return Uint8Array.from({ length: Math.ceil(row.length / perByte) }, (_, at) => {
    const pixels = Array.from({ length: perByte }, (_, place) => row[at * perByte + place] ?? 0);
    return pixels.reduce((byte, index) => (byte << (8 / perByte)) | index, 0);
  });
}
