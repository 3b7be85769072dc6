import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encodePng } from '@/lib/export/encode-png';
import { FONTS, RENDERER, renderSvg } from '@/lib/export/render-svg';
import { createDiskCache } from '@/lib/node/disk-cache';
import { ROOT } from '@/lib/node/settings.mjs';
import { hashValue } from '@/lib/site/hash-value';

const cache = createDiskCache('images');
/** Files that change when the same SVG may be encoded differently. */
export const VERSION_FILES: readonly string[] = [
  ...[RENDERER, FONTS].map((folder) => path.join(folder, 'package.json')),
  ...['draw-png.ts', 'encode-png.ts', 'indexed-png.ts', 'render-svg.ts'].map((name) => path.join(ROOT, 'lib/export', name)),
];

const VERSION = hashValue(VERSION_FILES.map((file) => readFileSync(file, 'utf8')));

/** Width in pixels, and the size that an image may have. */
export interface DrawOptions {
  readonly width?: number;
  readonly maxBytes?: number;
}

/**
 * Renders an SVG as PNG, or reads it from the cache. Only bundled fonts are used, so that images do not depend on the machine and
 * have glyphs for Chinese. `width` is in pixels, by default the width of the SVG; an image above `maxBytes` gets fewer colors.
 */
export async function drawPng(svg: string, options: DrawOptions = {}): Promise<Uint8Array> {
  const key = hashValue([svg, options, VERSION]).slice(0, 32);
  const cached = cache.read(key);
  if (cached) return cached;
  const png = await renderPng(svg, options);
  cache.write(key, png);
  return png;
}

/** Renders without the cache. */
export async function renderPng(svg: string, { width, maxBytes }: DrawOptions = {}): Promise<Uint8Array> {
  return encodePng(await renderSvg(svg, width), maxBytes);
}
