import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { ROOT } from '@/lib/build/settings.mjs';

const CACHE = path.join(ROOT, 'node_modules/.cache/rslib-docs/images');
const RENDERER = path.join(ROOT, 'node_modules/@resvg/resvg-js/package.json');
const FONTS = path.join(ROOT, 'node_modules/@embedpdf/fonts-sc');

/**
 * An SVG as PNG, from the cache where it was drawn before. Only the fonts of the package are used, never those of the machine, so
 * that a picture is the same everywhere and Chinese is never missing. `width` in pixels, by default that of the SVG.
 */
export async function drawPng(svg: string, width?: number): Promise<Buffer> {
  const versions = [RENDERER, path.join(FONTS, 'package.json')].map((file) => readFileSync(file));
  const key = createHash('sha256')
    .update(JSON.stringify([svg, width]))
    .update(Buffer.concat(versions))
    .digest('hex');
  const file = path.join(CACHE, `${key.slice(0, 32)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await render(svg, width);
  mkdirSync(CACHE, { recursive: true });
  // Another process must never see half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, png);
  renameSync(draft, file);
  return png;
}

async function render(svg: string, width: number | undefined): Promise<Buffer> {
  const hasText = svg.includes('<text');
  const fontFiles = hasText ? ['Bold', 'Regular'].map((weight) => path.join(FONTS, `fonts/NotoSansHans-${weight}.otf`)) : [];
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  return image.asPng();
}
