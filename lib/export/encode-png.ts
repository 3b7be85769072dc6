import { type Color, type IndexedPicture, writeIndexedPng } from '@/lib/export/indexed-png';

/** Sizes of palettes; the smaller ones are for pictures that would be too large. */
const PALETTE_SIZES = [256, 128, 96, 80, 64, 32];

/** `pixels` are RGBA with premultiplied alpha, as the renderer returns them. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture as PNG, with fewer colors if it would be larger than `maxBytes`. Equal pictures result in equal bytes on every machine. */
export function encodePng({ pixels, width, height }: Picture, maxBytes = Number.POSITIVE_INFINITY): Uint8Array {
  let png: Uint8Array = new Uint8Array();
  for (const colors of PALETTE_SIZES) {
    png = writeIndexedPng({ ...reduceColors({ pixels, width }, colors), width, height });
    if (png.length <= maxBytes) break;
  }
  return png;
}

/**
 * Keeps the colors that cover areas and replaces each other color by the nearest of them. Flat art has few such colors; the others are
 * single pixels at the edges of text, where the nearest color cannot be told apart. Large text has more of these than a logo has pixels,
 * so a pixel counts once for each pixel of its run.
 */
export function reduceColors({ pixels, width }: Omit<Picture, 'height'>, limit: number): Pick<IndexedPicture, 'indexes' | 'palette'> {
  const runs = listRuns(pixels, width);
  const counts = new Map<number, number>();
  for (const { pixel, start, end } of runs) counts.set(pixel, (counts.get(pixel) ?? 0) + (end - start) ** 2);
  const colors = [...counts].map(([pixel, count]) => ({ pixel, count, color: unpack(pixel) }));
  // Colors that count the same have a fixed order, so that the palette does not depend on where they occur.
  colors.sort((a, b) => b.count - a.count || compareColors(a.color, b.color));
  const kept = colors.slice(0, limit).map(({ color }) => color);
  const paletteIndexes = new Map(colors.map(({ pixel, color }, at) => [pixel, at < limit ? at : getNearest(color, kept)]));
  const indexes = new Uint8Array(pixels.length / 4);
  for (const { pixel, start, end } of runs) indexes.fill(paletteIndexes.get(pixel) ?? 0, start, end);
  return { indexes, palette: kept.map(unpremultiply) };
}

/** Neighbors of the same color in a row. */
interface Run {
  readonly pixel: number;
  readonly start: number;
  readonly end: number;
}

/** Runs save time, because most pixels have the color of the one before. */
function listRuns(bytes: Uint8Array, width: number): Run[] {
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const runs: Run[] = [];
  for (let row = 0; row < pixels.length; row += width) {
    for (let start = row, end = row; start < row + width; start = end) {
      const pixel = pixels[start] ?? 0;
      for (end = start + 1; end < row + width && pixels[end] === pixel; ) end++;
      runs.push({ pixel, start, end });
    }
  }
  return runs;
}

/** The bytes of a pixel, in the order of memory, which depends on the processor. */
function unpack(pixel: number): Color {
  const [red = 0, green = 0, blue = 0, alpha = 0] = new Uint8Array(Uint32Array.of(pixel).buffer);
  return [red, green, blue, alpha];
}

function compareColors(a: Color, b: Color): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}

/** Index of the nearest color; the first one if several are equally near. */
function getNearest(color: Color, palette: readonly Color[]): number {
  let nearest = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [paletteIndex, candidate] of palette.entries()) {
    const distance = measureDistance(color, candidate);
    if (distance < shortest) [nearest, shortest] = [paletteIndex, distance];
  }
  return nearest;
}

function measureDistance(a: Color, b: Color): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 + (a[3] - b[3]) ** 2;
}

/** Converts a color from premultiplied to straight alpha. */
function unpremultiply([red, green, blue, alpha]: Color): Color {
  const divide = (value: number) => (alpha === 0 ? 0 : Math.round((value * 255) / alpha));
  return [divide(red), divide(green), divide(blue), alpha];
}
