import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Picture } from '@/lib/export/encode-png';
import { ROOT } from '@/lib/node/settings.mjs';
import { getOrCreate } from '@/lib/site/collections';

/** WebAssembly, because it renders the same on every machine and reads fonts once, while the native renderer maps them for each line. */
export const RENDERER = path.join(ROOT, 'node_modules/@resvg/resvg-wasm');
export const FONTS = path.join(ROOT, 'node_modules/@embedpdf/fonts-sc');
const FONT_FILES = ['NotoSansHans-Bold.otf', 'NotoSansHans-Regular.otf'];
/** An SVG in an SVG. */
const INNER_SVG = /<image href="data:image\/svg\+xml[^"]*" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"\/>/g;

let fonts: Promise<Uint8Array[]> | undefined;

async function loadFonts(): Promise<Uint8Array[]> {
  await initWasm(readFileSync(path.join(RENDERER, 'index_bg.wasm')));
  return FONT_FILES.map((name) => readFileSync(path.join(FONTS, 'fonts', name)));
}

/** Renders an SVG to pixels. `width` is in pixels, by default the width of the SVG. */
export async function renderSvg(svg: string, width?: number): Promise<Picture> {
  fonts ??= loadFonts();
  const fontBuffers = await fonts;
  // Drawn to pixels of its own, an inner SVG would be blurred at another size.
  return width === undefined ? render(drawInner(svg, fontBuffers), fontBuffers, readPicture) : render(svg, fontBuffers, readPicture, width);
}

type Image = ReturnType<InstanceType<typeof Resvg>['render']>;

function render<Result>(svg: string, fontBuffers: Uint8Array[], read: (image: Image) => Result, width?: number): Result {
  const resvg = new Resvg(svg, {
    font: { loadSystemFonts: false, fontBuffers: svg.includes('<text') ? fontBuffers : [] },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
  try {
    const image = resvg.render();
    const result = read(image);
    image.free();
    return result;
  } finally {
    // WebAssembly memory is not garbage-collected.
    resvg.free();
  }
}

function readPicture({ pixels, width, height }: Image): Picture {
  return { pixels, width, height };
}

function toDataUrl(image: Image): string {
  return `data:image/png;base64,${Buffer.from(image.asPng()).toString('base64')}`;
}

/** Inner SVGs as PNG, by their elements. */
const drawn = new Map<string, string>();

/**
 * Replaces inner SVGs by their pixels. The renderer composes each with a layer of the size of the whole picture, which takes longer than
 * everything else, and the social images of a site have the same logo.
 */
function drawInner(svg: string, fontBuffers: Uint8Array[]): string {
  return svg.replace(INNER_SVG, (element, x: string, y: string, width: string, height: string) => {
    const inner = element.replace(/ x="\d+" y="\d+"/, '');
    const outer = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`;
    const png = getOrCreate(drawn, inner, () => render(outer, fontBuffers, toDataUrl));
    return `<image href="${png}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  });
}
