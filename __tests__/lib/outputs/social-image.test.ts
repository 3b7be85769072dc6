import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-wasm';
import { drawPng, renderPng } from '@/lib/export/draw-png';
import { buildIco } from '@/lib/export/ico';
import { fitText, measureText } from '@/lib/outputs/fit-text';
import { renderSocialImage } from '@/lib/outputs/social-image';

const BOX = { width: 300, height: 100, sizes: [40, 20], leading: 1.2 };
const IMAGE = { site: 'Rslib', section: 'Guide', title: 'Title', description: 'Words.', host: 'rslib.rs' };

test('text has the largest font size that fits', () => {
  expect(fitText('Short', BOX)).toEqual({ size: 40, lines: ['Short'] });
  expect(fitText('Words that need a smaller size', BOX).size).toBe(20);
});

test('lines are never wider than their box', () => {
  const { size, lines } = fitText('配置打包模式、输出目录与 tsconfig 的扩展名', BOX);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(measureText(line, size)).toBeLessThanOrEqual(BOX.width);
});

test('closing punctuation does not begin a line, opening punctuation does not end it', () => {
  for (const title of ['一二三四五六七，八九', '一二三四五六（七八九）', '一二三四五六七八「九」']) {
    const lines = fitText(title, { ...BOX, width: 160, sizes: [20] }).lines;
    expect(lines.join('')).toBe(title);
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。、）」]/);
      expect(line).not.toMatch(/[（「]$/);
    }
  }
});

test('text that fits at no size is an error', () => {
  expect(() => fitText('x'.repeat(400), BOX)).toThrow('is too long for an image');
});

test('a social image is a PNG of 1200 by 630 pixels with Chinese text', async () => {
  const png = Buffer.from(await drawPng(renderSocialImage({ ...IMAGE, title: '配置 <Rslib> & 打包' })));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
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
