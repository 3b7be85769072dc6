import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { ENCODER, encodePng } from '@/lib/export/encode-png';
import { createDiskCache } from '@/lib/node/disk-cache';
import { ROOT } from '@/lib/node/settings.mjs';

const cache = createDiskCache('images');
/** WebAssembly, because it renders the same on every machine and reads fonts once, while the native renderer maps them for each line. */
const RENDERER = path.join(ROOT, 'node_modules/@resvg/resvg-wasm');
const FONTS = path.join(ROOT, 'node_modules/@embedpdf/fonts-sc');
const FONT_FILES = ['NotoSansHans-Bold.otf', 'NotoSansHans-Regular.otf'];
/** Files that change when the same SVG may give other bytes. */
const VERSION_FILES = [
  ...[RENDERER, FONTS, ENCODER].map((folder) => path.join(folder, 'package.json')),
  ...['draw-png.ts', 'encode-png.ts'].map((name) => path.join(ROOT, 'lib/export', name)),
];

export interface DrawOptions {
  readonly width?: number;
  readonly maxBytes?: number;
}

/**
 * Renders an SVG as PNG, or reads it from the cache. Only bundled fonts are used, so that images do not depend on the machine and
 * have glyphs for Chinese. `width` is in pixels, by default the width of the SVG; an image above `maxBytes` gets fewer colors.
 */
export async function drawPng(svg: string, options: DrawOptions = {}): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([svg, options]))
    .update(Buffer.concat(VERSION_FILES.map((file) => readFileSync(file))))
    .digest('hex')
    .slice(0, 32);
  const known = cache.read(key);
  if (known) return known;
  const png = await renderPng(svg, options);
  cache.write(key, png);
  return png;
}

let fonts: Promise<Uint8Array[]> | undefined;

async function loadFonts(): Promise<Uint8Array[]> {
  await initWasm(readFileSync(path.join(RENDERER, 'index_bg.wasm')));
  return FONT_FILES.map((name) => readFileSync(path.join(FONTS, 'fonts', name)));
}

/** Renders without the cache. */
export async function renderPng(svg: string, { width, maxBytes }: DrawOptions = {}): Promise<Uint8Array> {
  fonts ??= loadFonts();
  const fontBuffers = await fonts;
  const resvg = new Resvg(svg, {
    font: { loadSystemFonts: false, fontBuffers: svg.includes('<text') ? fontBuffers : [] },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  try {
    const image = resvg.render();
    const { pixels, width: imageWidth, height } = image;
    image.free();
    return await encodePng({ pixels, width: imageWidth, height }, maxBytes);
  } finally {
    // WebAssembly memory is not garbage-collected.
    resvg.free();
  }
}
