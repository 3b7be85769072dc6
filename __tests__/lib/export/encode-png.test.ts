import { createHash } from 'node:crypto';
import { encodePng, reduceColors } from '@/lib/export/encode-png';

const RED = [255, 0, 0, 255];
const DARK_RED = [240, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const DARK_BLUE = [0, 0, 250, 255];

function reduce(colors: readonly number[][], limit: number) {
  const { indexes, palette } = reduceColors({ pixels: Uint8Array.from(colors.flat()), width: colors.length }, limit);
  return [...indexes].map((index) => palette[index]);
}

test('rare colors become the nearest frequent color', () => {
  expect(reduce([DARK_RED, RED, RED, DARK_BLUE, BLUE, BLUE], 2)).toEqual([RED, RED, RED, BLUE, BLUE, BLUE]);
});

test('a color that covers an area is kept before one of more single pixels', () => {
  const [black, gray] = [
    [0, 0, 0, 255],
    [9, 9, 9, 255],
  ];
  const edges = [black, gray, black, gray, black, gray, black, gray, black, gray];
  expect(reduce([...edges, BLUE, BLUE, BLUE, BLUE], 2)).toEqual([...edges.map(() => black), BLUE, BLUE, BLUE, BLUE]);
});

test('colors are kept if there are few', () => {
  expect(reduce([DARK_RED, RED, RED, BLUE], 3)).toEqual([DARK_RED, RED, RED, BLUE]);
});

test('the palette does not depend on the order of pixels', () => {
  expect(reduce([RED, DARK_RED], 1)).toEqual([DARK_RED, DARK_RED]);
  expect(reduce([DARK_RED, RED], 1)).toEqual([DARK_RED, DARK_RED]);
});

test('transparent colors are not premultiplied', () => {
  const colors = [
    [128, 64, 0, 128],
    [0, 0, 0, 0],
  ];
  expect(reduce(colors, 2)).toEqual([
    [255, 128, 0, 128],
    [0, 0, 0, 0],
  ]);
});

test('rows like the one above count and are drawn', () => {
  const rows = [...Array(5).fill([BLUE, DARK_RED]), [RED, RED]].flat();
  const picture = { pixels: Uint8Array.from(rows.flat()), width: 2 };
  expect(reduceColors(picture, 1).palette).toEqual([BLUE]);
  const { indexes, palette } = reduceColors(picture, 3);
  expect([...indexes].map((index) => palette[index])).toEqual(rows);
});

test('a picture has the same bytes on every machine', () => {
  const picture = {
    pixels: Uint8Array.from(Array.from({ length: 64 * 32 }, (_, index) => [index % 64, index >> 6, 0, 255]).flat()),
    width: 64,
    height: 32,
  };
  const png = Buffer.from(encodePng(picture));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 32]);
  expect(createHash('sha256').update(png).digest('hex')).toBe('c2aa8f2a7d0acfa8ca17aa75b35242b6731f066fe65c32ab6b1eb8486b1d93ac');
});

test('a picture that would be too large has fewer colors', () => {
  const pixels = Uint8Array.from(
    Array.from({ length: 96 * 96 }, (_, index) => [(index * 7919) % 251, (index * 104729) % 241, 0, 255]).flat(),
  );
  const picture = { pixels, width: 96, height: 96 };
  const full = encodePng(picture);
  const reduced = encodePng(picture, full.length - 1);
  expect(reduced.length).toBeLessThan(full.length);
});
