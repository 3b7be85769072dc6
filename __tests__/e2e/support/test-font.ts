/**
 * A font for screenshots, built in memory. Every character is a rectangle, so there is nothing that rasterizers of different systems
 * draw differently, and no character is missing, so no system font is used. Heights differ like those of real letters, which keeps
 * words recognizable.
 */
export interface TestFont {
  /** Width of a Latin letter in thousandths of the font size; Chinese characters have the full size. */
  readonly width: number;
  /** Height of capital letters in thousandths of the font size. */
  readonly capHeight: number;
}

/** What the characters of some ranges look like: `[left, bottom, right, top]` in thousandths of the font size, none if nothing is drawn. */
interface Shape {
  readonly width: number;
  readonly box?: readonly [number, number, number, number];
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const UNITS = 1000;
const ASCENT = 950;
const DESCENT = -250;
const LAST_CHARACTER = 0x10ffff;

/** Lists the glyphs of a font. If ranges overlap, the last shape counts. */
function listShapes({ width, capHeight }: TestFont): readonly Shape[] {
  const xHeight = capHeight - 200;
  const draw = (bottom: number, top: number, characters: string): Shape => ({
    width,
    box: [0, bottom, width, top],
    ranges: each(characters),
  });
  return [
    // The first glyph stands for missing characters, so none may be mapped to it.
    { width, ranges: [] },
    { width, box: [0, 0, width, capHeight], ranges: [[0, LAST_CHARACTER]] },
    draw(0, xHeight, 'aceimnorsuvwxz'),
    draw(DESCENT + 50, xHeight, 'gjpqy'),
    draw(-100, 100, '.,;_…'),
    draw(capHeight - 250, capHeight, '\'"`^*‘’“”'),
    draw(200, 350, '-–—~=+·<>←→'),
    { width: UNITS, box: [50, -50, 950, 800], ranges: WIDE },
    { width: UNITS, box: [50, -50, 350, 250], ranges: each('、。，．：；') },
    {
      width,
      ranges: [
        [0x20, 0x20],
        [0xa0, 0xa0],
        [0x2000, 0x200a],
        [0x202f, 0x202f],
      ],
    },
    { width: UNITS, ranges: [[0x3000, 0x3000]] },
    { width: 0, ranges: INVISIBLE },
  ];
}

/** Chinese characters, their punctuation, and emojis. */
const WIDE: Shape['ranges'] = [
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** Control characters, combining marks, joiners and variation selectors. */
const INVISIBLE: Shape['ranges'] = [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0x300, 0x36f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe0fff],
];

function each(characters: string): Shape['ranges'] {
  return [...characters].map((character) => [character.codePointAt(0) ?? 0, character.codePointAt(0) ?? 0]);
}

/** Returns the bytes of a TrueType font. */
export function buildTestFont(font: TestFont): Uint8Array<ArrayBuffer> {
  const shapes = listShapes(font);
  const outlines = shapes.map(buildOutline);
  const offsets = [0];
  for (const { length } of outlines) offsets.push((offsets.at(-1) ?? 0) + length);
  const box = [0, DESCENT, UNITS, ASCENT];
  return buildFile({
    'OS/2': [
      // Version, widths, weight, width class, embedding, sub- and superscripts, strikeout, family.
      ...u16(4, font.width, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      ...new Array(10).fill(0),
      ...u32(0, 0, 0, 0),
      ...text('TEST'),
      // Regular with typographic metrics, first and last character, ascents and descents, code pages, x-height and capital height.
      ...u16(0xc0, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      ...u32(1, 0),
      ...u16(font.capHeight - 200, font.capHeight, 0, 0x20, 1),
    ],
    cmap: buildCharacterMap(shapes),
    glyf: outlines.flat(),
    head: [
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(0b1011, UNITS),
      ...u32(0, 0, 0, 0),
      // Style, smallest size, direction, 32-bit offsets.
      ...u16(...box, 0, 8, 2, 1, 0),
    ],
    hhea: [...u32(0x10000), ...u16(ASCENT, DESCENT, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, shapes.length)],
    hmtx: shapes.flatMap(({ width, box: [left] = [0, 0, 0, 0] }) => u16(width, left)),
    loca: u32(...offsets),
    maxp: [...u32(0x10000), ...u16(shapes.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: u16(0, 0, 6),
    post: [...u32(0x30000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)],
  });
}

function buildOutline({ box }: Shape): number[] {
  if (!box) return [];
  const [left, bottom, right, top] = box;
  const corners = u16(left, 0, right - left, 0, bottom, top - bottom, 0, bottom - top);
  // One contour of four points on the curve, without instructions, padded to a multiple of four bytes.
  return [...u16(1, ...box, 3, 0), 1, 1, 1, 1, ...corners, 0, 0];
}

/** Maps all characters, many to one glyph: format 13. */
function buildCharacterMap(shapes: readonly Shape[]): number[] {
  const glyphs = new Uint8Array(LAST_CHARACTER + 1);
  shapes.forEach(({ ranges }, glyph) => {
    for (const [first, last] of ranges) glyphs.fill(glyph, first, last + 1);
  });
  const groups: number[][] = [];
  for (let first = 0; first <= LAST_CHARACTER; ) {
    const glyph = glyphs[first] ?? 0;
    let last = first;
    while (glyphs[last + 1] === glyph) last++;
    groups.push(u32(first, last, glyph));
    first = last + 1;
  }
  return [...u16(0, 1, 3, 10), ...u32(12), ...u16(13, 0), ...u32(16 + groups.length * 12, 0, groups.length), ...groups.flat()];
}

/** Joins the tables, which are in alphabetical order. */
function buildFile(tables: Readonly<Record<string, readonly number[]>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const directory = [...u32(0x10000), ...u16(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16)];
  const data: number[] = [];
  for (const [tag, bytes] of entries) {
    const padded = [...bytes, ...new Array(-bytes.length & 3).fill(0)];
    // Browsers do not check the checksum.
    directory.push(...text(tag), ...u32(0, 12 + entries.length * 16 + data.length, bytes.length));
    data.push(...padded);
  }
  return Uint8Array.from([...directory, ...data]);
}

const text = (characters: string) => [...characters].map((character) => character.charCodeAt(0));
const u16 = (...numbers: number[]) => numbers.flatMap((number) => [(number >> 8) & 255, number & 255]);
const u32 = (...numbers: number[]) => numbers.flatMap((number) => [...u16(number >>> 16), ...u16(number & 0xffff)]);
