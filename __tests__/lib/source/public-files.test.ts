import { findImageSize, findPublicFile } from '@/lib/source/public-files';
import { createFolder } from '../../support/temporary-folder';

/** Two public directories; the first one has precedence. */
function createDirs(): { dirs: string[]; first: string; second: string } {
  const first = createFolder({ 'a.svg': '', 'folder/x.svg': '' });
  const second = createFolder({ 'a.svg': '', 'b.svg': '', 'a b/打包.svg': '', 'folder/x..y.svg': '', folderless: '' });
  return { dirs: [first, second], first, second };
}

test('the path of a URL is found in the first directory that has the file', () => {
  const { dirs, first, second } = createDirs();
  const found = ['/a.svg', '/b.svg', '/a%20b/%E6%89%93%E5%8C%85.svg', '/a b/打包.svg', '/folder/x..y.svg'].map((url) =>
    findPublicFile(dirs, url),
  );
  expect(found).toEqual([
    `${first}/a.svg`,
    `${second}/b.svg`,
    `${second}/a b/打包.svg`,
    `${second}/a b/打包.svg`,
    `${second}/folder/x..y.svg`,
  ]);
});

test.each(['/none.svg', '/folder', '/', '/folder/../a.svg', '/..', '/folder\\..\\a.svg', '/%', '/a.svg\0', '/folderless/x'])(
  'there is no file for %j',
  (url) => {
    expect(findPublicFile(createDirs().dirs, url)).toBeUndefined();
  },
);

/** The start of a JPEG of 400 × 300 pixels with an EXIF orientation. */
function buildJpeg(orientation: number): Uint8Array {
  const exif = `45786966000049492a0008000000010012010300010000000${orientation}00000000000000`;
  return Buffer.from(`ffd8ffe10022${exif}ffc0001108012c0190030122000211010311010000`, 'hex');
}

test.each([
  [1, 400, 300],
  [3, 400, 300],
  [5, 300, 400],
  [6, 300, 400],
  [8, 300, 400],
])('a JPEG with the orientation %i has %i × %i pixels', (orientation, width, height) => {
  expect(findImageSize([createFolder({ 'a.jpg': buildJpeg(orientation) })], '/a.jpg')).toEqual({ width, height });
});

test('the size of an image is in whole pixels', () => {
  const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
  const folder = createFolder({ 'a.svg': svg('width="10.4" height="20.6"'), '图.svg': svg('viewBox="0 0 30 40"'), 'x.png': 'x' });
  const findSize = (src: string) => findImageSize([folder], src);
  expect(findSize('/a.svg')).toEqual({ width: 10, height: 21 });
  expect(findSize('/%E5%9B%BE.svg')).toEqual({ width: 30, height: 40 });
  expect(findSize('/b.svg')).toBeUndefined();
  expect(() => findSize('/x.png')).toThrow('not an image');
});
