import { readFileSync } from 'node:fs';
import path from 'node:path';
import initEncoder, { optimise_raw as encode } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { ROOT } from '@/lib/node/settings.mjs';

/** WebAssembly, because the output of the zlib of Node.js may depend on the version and the processor. */
export const ENCODER = path.join(ROOT, 'node_modules/@jsquash/oxipng');
/** Sizes of palettes; the smaller ones are for pictures that would be too large. */
const PALETTE_SIZES = [256, 64, 32];
/** Of 6. The next level takes half as long again and saves 6%. */
const LEVEL = 1;

/** `pixels` are RGBA with premultiplied alpha, as the renderer returns them. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

let ready: Promise<unknown> | undefined;

/**
 * Encodes a picture as PNG, with a palette if that is smaller, and with fewer colors if it would be larger than `maxBytes`. Equal
 * pictures give equal bytes on every machine.
 */
export async function encodePng({ pixels, width, height }: Picture, maxBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  ready ??= initEncoder(readFileSync(path.join(ENCODER, 'codec/pkg/squoosh_oxipng_bg.wasm')));
  await ready;
  let png: Uint8Array = new Uint8Array();
  for (const colors of PALETTE_SIZES) {
    png = encode(reduceColors(pixels, colors), width, height, LEVEL, false, false);
    if (png.length <= maxBytes) break;
  }
  return png;
}

/**
 * Keeps the most frequent colors and replaces each other color by the nearest of them. Flat art has few colors that cover areas;
 * the others are single pixels at the edges of text, where the nearest color cannot be told apart. Returns RGBA with straight alpha.
 */
export function reduceColors(pixels: Uint8Array, limit: number): Uint8ClampedArray {
  const source = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const counts = new Map<number, number>();
  forEachRun(source, (color, start, end) => counts.set(color, (counts.get(color) ?? 0) + end - start));
  // Colors of equal frequency have a fixed order, so that the palette does not depend on their places.
  const colors = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b).map(([color]) => unpack(color));
  const palette = colors.slice(0, limit);
  const results = new Map(colors.map((color) => [pack(color), pack(straighten(findNearest(color, palette)))]));
  const reduced = new DataView(new ArrayBuffer(pixels.length));
  forEachRun(source, (color, start, end) => {
    const result = results.get(color) ?? 0;
    for (let at = start; at < end; at += 4) reduced.setUint32(at, result);
  });
  return new Uint8ClampedArray(reduced.buffer);
}

/** Calls `visit` for each run of pixels of one color, with the positions of its bytes. Most pixels have the color of the one before. */
function forEachRun(pixels: DataView, visit: (color: number, start: number, end: number) => void): void {
  for (let start = 0, end = 0; start < pixels.byteLength; start = end) {
    const color = pixels.getUint32(start);
    for (end = start + 4; end < pixels.byteLength && pixels.getUint32(end) === color; ) end += 4;
    visit(color, start, end);
  }
}

type Color = readonly [red: number, green: number, blue: number, alpha: number];

function unpack(color: number): Color {
  return [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255];
}

function pack([red, green, blue, alpha]: Color): number {
  return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
}

function findNearest(color: Color, palette: readonly Color[]): Color {
  let nearest = color;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of palette) {
    const distance = measureDistance(color, candidate);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

function measureDistance(a: Color, b: Color): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 + (a[3] - b[3]) ** 2;
}

/** Undoes the multiplication of a color by its alpha. */
function straighten([red, green, blue, alpha]: Color): Color {
  const divide = (value: number) => (alpha === 0 ? 0 : Math.round((value * 255) / alpha));
  return [divide(red), divide(green), divide(blue), alpha];
}
