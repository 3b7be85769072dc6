import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';

/** HarfBuzz, compiled to WebAssembly. */
export const SUBSETTER = path.join(ROOT, 'node_modules/harfbuzzjs');

/** Values of `hb_memory_mode_t` and `hb_subset_sets_t`. */
const WRITABLE = 2;
const NAME_IDS = 4;
const FEATURES = 6;
/** Names of family and style, which HarfBuzz drops by default. The first names of a font may have the weight in the family. */
const TYPOGRAPHIC_NAMES = [16, 17];

/** The functions that are used, for which the package has no types. Objects, sets and addresses are numbers; 0 is a failure. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** Returns the fonts with only the glyphs of some characters, which look the same. Throws if a file is not a font. */
export async function subsetFonts(fonts: readonly Uint8Array[], characters: Iterable<string>): Promise<Uint8Array[]> {
  const { instance } = await WebAssembly.instantiate(await readFile(path.join(SUBSETTER, 'dist/harfbuzz-subset.wasm')));
  const harfbuzz = instance.exports as unknown as HarfBuzz;
  harfbuzz._initialize();
  // Nothing is freed, because the memory is released with the instance.
  return fonts.map((font) => subsetFont(harfbuzz, font, characters));
}

function subsetFont(harfbuzz: HarfBuzz, font: Uint8Array, characters: Iterable<string>): Uint8Array {
  const input = harfbuzz.hb_subset_input_create_or_fail();
  for (const id of TYPOGRAPHIC_NAMES) harfbuzz.hb_set_add(harfbuzz.hb_subset_input_set(input, NAME_IDS), id);
  // All features, such as kerning.
  const features = harfbuzz.hb_subset_input_set(input, FEATURES);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  for (const character of characters) harfbuzz.hb_set_add(harfbuzz.hb_subset_input_unicode_set(input), character.codePointAt(0) ?? 0);
  const data = harfbuzz.malloc(font.length);
  new Uint8Array(harfbuzz.memory.buffer).set(font, data);
  const subset = harfbuzz.hb_subset_or_fail(harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0), input);
  if (subset === 0) throw new Error('A font cannot be read. Install the packages again: npm ci');
  const blob = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(blob, 0);
  // A copy, because the memory contains the whole font as well. Memory that has grown has another buffer.
  return new Uint8Array(harfbuzz.memory.buffer).slice(start, start + harfbuzz.hb_blob_get_length(blob));
}
