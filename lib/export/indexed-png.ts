import { constants, crc32, deflateSync } from 'node:zlib';

/** Color with straight alpha. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture with at most 256 colors: for each pixel, the index of its color in the palette. */
export interface IndexedPicture {
  readonly indexes: Uint8Array;
  readonly palette: readonly Color[];
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Type of pictures with a palette. */
const INDEXED = 3;
/** Filters of rows: the bytes themselves, or what has to be added to the bytes of the row above. */
const NONE = 0;
const UP = 2;
/**
 * Looks only for runs of a byte. What zlib finds with its other strategies depends on its version and the processor; besides, they take
 * much longer and would save a hundredth of the bytes. Blocks are smaller than by default, because the code of each fits its part of the
 * picture then: of the levels 3 to 9, this one results in the fewest bytes, a twentieth less than the default.
 */
const COMPRESSION = { strategy: constants.Z_RLE, memLevel: 5 };

/** Writes a PNG file with a palette. Equal pictures result in equal bytes on every machine. */
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
    buildChunk('IDAT', deflateSync(filterRows(listRows(indexes, width, depth)), COMPRESSION)),
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

/** Pixels of less than 8 bits share a byte. */
function listRows(indexes: Uint8Array, width: number, depth: number): Uint8Array[] {
  return Array.from({ length: indexes.length / width }, (_, y) => {
    const row = indexes.subarray(y * width, (y + 1) * width);
    return depth === 8 ? row : packPixels(row, 8 / depth);
  });
}

/** The first pixel has the highest bits. */
function packPixels(row: Uint8Array, perByte: number): Uint8Array {
  return Uint8Array.from({ length: Math.ceil(row.length / perByte) }, (_, at) => {
    const pixels = Array.from({ length: perByte }, (_, offset) => row[at * perByte + offset] ?? 0);
    return pixels.reduce((byte, index) => (byte << (8 / perByte)) | index, 0);
  });
}

/** Joins rows, each after the number of its filter: the one that leaves fewer runs. */
function filterRows(rows: readonly Uint8Array[]): Uint8Array {
  const rowBytes = rows[0]?.length ?? 0;
  const filtered = new Uint8Array(rows.length * (1 + rowBytes));
  const differences = new Uint8Array(rowBytes);
  let above: Uint8Array = new Uint8Array(rowBytes);
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < rowBytes; x++) differences[x] = (row[x] ?? 0) - (above[x] ?? 0);
    const isUp = countRuns(differences) < countRuns(row);
    const start = y * (1 + rowBytes);
    filtered[start] = isUp ? UP : NONE;
    filtered.set(isUp ? differences : row, start + 1);
    above = row;
  }
  return filtered;
}

function countRuns(bytes: Uint8Array): number {
  let runs = 1;
  for (let at = 1; at < bytes.length; at++) if (bytes[at] !== bytes[at - 1]) runs++;
  return runs;
}
