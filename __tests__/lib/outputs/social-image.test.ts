import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-wasm';
import { drawPng, renderPng } from '@/lib/export/draw-png';
import { renderSvg } from '@/lib/export/render-svg';
import { buildIco, checkSize, readMark } from '@/lib/export/write-images';
import { measureText } from '@/lib/outputs/fit-text';
import { renderSocialImage } from '@/lib/outputs/social-image';
import { SOCIAL_IMAGE_MAX_BYTES } from '@/lib/routes/output-paths';
import config from '@/lib/site/config';
import type { ThemeConfig } from '@/lib/site/types';
import { createFolder } from '../../support/temporary-folder';

const IMAGE = { site: 'Rslib', trail: 'Guide', title: 'Title', description: 'Words.', host: 'rslib.rs' };

const MARK = readFileSync('public/favicon.svg', 'utf8');
const LARGE_IMAGES = [
  {
    trail: 'Guide / Migration',
    title: 'Migrate a library of components from Modern.js Module',
    description:
      'Move a library from Modern.js Module to Rslib - the counterpart of each buildConfig option, the presets as Rslib configs, their output, and what you can remove.',
  },
  {
    trail: '指南 / 进阶主题',
    title: '处理第三方依赖、类型声明文件与模块联邦',
    description: '把 Modern.js Module 项目迁移到 Rslib：buildConfig 各配置项的对应写法、常用预设的 Rslib 配置、产物目录及其类型声明文件。',
  },
];

test.each(LARGE_IMAGES)('a social image is a small PNG of 1200 by 630 pixels with a palette: $title', async (texts) => {
  const svg = renderSocialImage({ ...IMAGE, ...texts, mark: MARK });
  const png = Buffer.from(await renderPng(svg, { maxBytes: SOCIAL_IMAGE_MAX_BYTES }));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // Color type.
  expect(png[25]).toBe(3);
  expect(png.length).toBeLessThanOrEqual(SOCIAL_IMAGE_MAX_BYTES);
  expect(png.equals(await renderPng(svg, { maxBytes: SOCIAL_IMAGE_MAX_BYTES }))).toBe(true);
});

const SNIPPET = {
  name: 'dist/index.d.ts',
  lines: ['export interface Options {', '  /** Text between the parts, <b> & so on. */', '  separator?: string;', '}'],
};

test.each(LARGE_IMAGES)('an image shows the output of the page in place of the description: $title', async (texts) => {
  const long = { ...SNIPPET, lines: [`  ${'declare const '.repeat(20)}`, ...SNIPPET.lines.slice(1)] };
  const svg = renderSocialImage({ ...IMAGE, ...texts, snippet: long, mark: MARK });
  expect(svg).toContain('>dist/index.d.ts</text>');
  expect(svg).toContain('Text between the parts, &lt;b&gt; &amp; so on.');
  expect(svg).toMatch(/declare const declare[^<]*…<\/text>/);
  expect(svg).not.toContain(texts.description.slice(0, 12));
  const png = await renderPng(svg, { maxBytes: SOCIAL_IMAGE_MAX_BYTES });
  expect(png.length).toBeLessThanOrEqual(SOCIAL_IMAGE_MAX_BYTES);
  expect(Buffer.from(await renderPng(svg, { maxBytes: SOCIAL_IMAGE_MAX_BYTES })).equals(png)).toBe(true);
});

test('an image from the cache has the same bytes', async () => {
  const svg = renderSocialImage({ ...IMAGE, title: '配置 <Rslib> & 打包' });
  const png = await drawPng(svg);
  expect(Buffer.from(await drawPng(svg)).equals(png)).toBe(true);
  expect(Buffer.from(await renderPng(svg)).equals(png)).toBe(true);
});

describe('the mark of social images', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#f00" d="M0 0h1v1z"/></svg>';
  const read = (logo: ThemeConfig['logo'], files = {}) =>
    readMark(createFolder(files), { config: { ...config, theme: { ...config.theme, logo } } });
  const readDark = (dark: string) =>
    read({ kind: 'image', light: '/light.svg', dark }, { 'light.svg': 'light', 'dark.svg': SVG, 'a.png': 'x' });

  test('is the logo for the dark theme: a file of the site or a data URL', () => {
    expect(readDark('/dark.svg')).toBe(SVG);
    expect(readDark(`data:image/svg+xml,${encodeURIComponent(SVG)}`)).toBe(SVG);
  });

  test('may be a data URL with raw characters', () => {
    const raw = SVG.replace('<path', '<rect width="100%"/><path');
    expect(readDark(`data:image/svg+xml,${raw.replaceAll('#', '%23')}`)).toBe(raw);
  });

  test.each(['/missing.svg', '/a.png', 'https://a.example/dark.svg', 'data:image/png;base64,AA', 'data:image/svg+xml;base64,AA'])(
    'is missing if the logo is %s',
    (dark) => expect(readDark(dark)).toBeUndefined(),
  );

  test('is missing if the logo is not an image', () => {
    expect(read({ kind: 'text', text: 'Rslib' })).toBeUndefined();
  });

  test('of this site is drawn', async () => {
    const mark = readMark('', { config });
    expect(mark).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg'.* fill='#ff8b00'>/);
    const [plain, marked] = await Promise.all([renderPng(renderSocialImage(IMAGE)), renderPng(renderSocialImage({ ...IMAGE, mark }))]);
    expect(Buffer.from(marked).equals(Buffer.from(plain))).toBe(false);
  });
});

test('the stripes at the upper edge are those of a gradient', async () => {
  const svg = renderSocialImage(IMAGE);
  const gradient = `<linearGradient id="glow" x2="0" y2="1"><stop offset="0" stop-color="#442a0d"/><stop offset="1" stop-color="#151210"/></linearGradient><rect width="1200" height="150" fill="url(#glow)"/>`;
  const stripes = /(?:<rect y="\d+" width="1200" [^>]*>)+/;
  const [{ pixels }, expected] = [await renderSvg(svg), await renderSvg(svg.replace(stripes, gradient))];
  expect(Buffer.from(pixels).equals(expected.pixels)).toBe(true);
});

test('the export fails if a social image is too large', () => {
  expect(() => checkSize(new Uint8Array(25_000))).not.toThrow();
  expect(() => checkSize(new Uint8Array(25_001))).toThrow('The social image has 25001 bytes, but only 25000 are allowed.');
});

test('computed widths are not smaller than rendered ones', async () => {
  // Starts the renderer, because an image from the cache does not.
  await renderPng(renderSocialImage(IMAGE));
  const fontBuffers = [readFileSync('node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf')];
  for (const text of ['Handle third-party dependencies', 'lib.autoExtension', '使用 TypeScript：类型声明', '{ "a": [1] } @#$%']) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="200"><text x="0" y="100" font-family="Noto Sans Hans" font-weight="700" font-size="100">${text.replaceAll('"', '&quot;')}</text></svg>`;
    const box = new Resvg(svg, { font: { loadSystemFonts: false, fontBuffers } }).getBBox();
    expect(box?.width ?? 0).toBeGreaterThan(100);
    expect(box?.width).toBeLessThanOrEqual(measureText(text, 100) + 8);
  }
});

test('an icon file contains its images in order', () => {
  const ico = buildIco([
    { size: 16, png: Buffer.from('aa') },
    { size: 32, png: Buffer.from('bbb') },
  ]);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.length]).toEqual([1, 2, 6 + 32 + 5]);
  expect(ico.subarray(ico.readUInt32LE(6 + 16 + 12)).toString()).toBe('bbb');
});
