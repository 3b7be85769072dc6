import { type Color, writeIndexedPng } from '@/lib/export/indexed-png';
import { readPng } from '../../support/read-png';

/** Creates a palette of different colors. The first `clear` ones are transparent. */
function createPalette(size: number, clear = 0): Color[] {
  return Array.from({ length: size }, (_, at) => [at, 255 - at, 7, at < clear ? 100 + at : 255]);
}

/** A picture of 7 by 5 pixels, so that rows do not end with a byte. */
function draw(palette: readonly Color[]) {
  const indexes = Uint8Array.from({ length: 35 }, (_, at) => (at * 3) % palette.length);
  return { indexes, png: readPng(writeIndexedPng({ indexes, palette, width: 7, height: 5 })) };
}

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 4],
  [16, 4],
  [17, 8],
  [256, 8],
])('pixels of %i colors are read as they were written, with %i bits each', (size, depth) => {
  const palette = createPalette(size);
  const { indexes, png } = draw(palette);
  expect(png.depth).toBe(depth);
  expect(png.pixels).toEqual([...indexes].map((index) => palette[index]));
});

test('rows like the one above, and without runs, are read as they were written', () => {
  const palette = createPalette(20);
  const rows = [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [9, 9, 9, 9],
    [9, 10, 11, 12],
    [8, 9, 10, 11],
  ];
  const png = readPng(writeIndexedPng({ indexes: Uint8Array.from(rows.flat()), palette, width: 4, height: 5 }));
  expect(png.pixels).toEqual(rows.flat().map((index) => palette[index]));
});

test('colors may be transparent', () => {
  const palette = createPalette(20, 3);
  expect(draw(palette).png.palette).toEqual(palette);
});

test('checksums are those of the format', () => {
  const png = Buffer.from(writeIndexedPng({ indexes: Uint8Array.of(0), palette: [[0, 0, 0, 255]], width: 1, height: 1 }));
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});
