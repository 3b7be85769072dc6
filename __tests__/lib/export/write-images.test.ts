import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listReachedModules } from '@/__tests__/site/read-imports';
import { VERSION_FILES } from '@/lib/export/draw-png';
import { listSocialImages, writeImages } from '@/lib/export/write-images';
import { ROOT } from '@/lib/node/settings.mjs';
import config from '@/lib/site/config';
import { toRelativePath } from '@/lib/site/file-paths';
import { createSite } from '@/lib/source/site';
import { BASE, loadFiles } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="red"/></svg>';
const SITE = createSite({ config, pages: [], metas: [], navs: [], redirects: [] });

/** Width and height of a PNG file. */
const readSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('each icon has its own size', async () => {
  const outDir = createFolder({ 'favicon.svg': MARK });
  await writeImages(outDir, SITE);
  const icons = ['icons/192.png', 'icons/512.png', 'icons/maskable-512.png', 'icons/apple-touch.png'];
  expect(icons.map((name) => readSize(readFileSync(path.join(outDir, name)))[0])).toEqual([192, 512, 512, 180]);
  const ico = readFileSync(path.join(outDir, 'favicon.ico'));
  const images = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.subarray(ico.readUInt32LE(6 + 16 * index + 12)));
  expect(images.map(readSize)).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});

test('an icon in public is kept', async () => {
  const own = { 'favicon.ico': 'own', 'icons/192.png': 'own' };
  const outDir = createFolder({ 'favicon.svg': MARK, ...own });
  await writeImages(outDir, SITE);
  for (const name of Object.keys(own)) expect(readFileSync(path.join(outDir, name), 'utf8')).toBe('own');
});

test('a social image has the host of the site', async () => {
  const [[svg = ''] = []] = listSocialImages(await loadFiles(BASE), []);
  expect(svg).toContain('>rslib.rs<');
});

test('the key of a kept picture covers all code that draws it', () => {
  const own = VERSION_FILES.map((file) => toRelativePath(ROOT, file)).filter((file) => file.startsWith('lib/'));
  const reached = listReachedModules(['lib/export/draw-png.ts']).filter((file) => file.startsWith('lib/export/'));
  expect(own.sort()).toEqual(reached.sort());
});
