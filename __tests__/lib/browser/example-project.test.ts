import { jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { download, open, readFiles } from '@/lib/browser/example-project';

const FILES = { 'package.json': '{}', 'src/文件.ts': "export const a = '汉字';" };

function respond(body: unknown, status = 200) {
  const response = { ok: status < 300, status, url: 'https://rslib.example/examples/guide-a.json', json: async () => body };
  return response as unknown as Response;
}

test('a response contains the files of several examples', async () => {
  expect(await readFiles('guide-a/b', respond({ 'guide-a/b': FILES, 'guide-a/c': {} }))).toBe(FILES);
});

test.each([
  ['the file is missing', respond({ 'guide-a/b': FILES }, 404), 'https://rslib.example/examples/guide-a.json: 404'],
  [
    'the example is from another build',
    respond({ 'guide-a/c': {} }),
    'https://rslib.example/examples/guide-a.json has no guide-a/b: the site has changed since this page was loaded.',
  ],
])('says why there are no files if %s', async (_, response, message) => {
  await expect(readFiles('guide-a/b', response)).rejects.toThrow(new Error(message));
});

test('a download is an archive with one folder', async () => {
  jest.useFakeTimers({ now: new Date(2025, 5, 1) });
  const blobs: Blob[] = [];
  const forget = jest.fn();
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: forget });
  const clicked: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  download('guide-a-b', FILES);
  jest.setSystemTime(new Date(2026, 5, 1));
  download('guide-a-b', FILES);
  // The browser may not have started to read the first one.
  expect(forget).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  expect([blobs[0]?.type, forget.mock.calls]).toEqual(['application/zip', [['blob:1'], ['blob:2']]]);
  expect(clicked.map((link) => [link.download, link.href])).toEqual([
    ['guide-a-b.zip', 'blob:1'],
    ['guide-a-b.zip', 'blob:2'],
  ]);
  const read = async (blob?: Blob) =>
    new Promise<Uint8Array>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(blob as Blob);
    });
  const [first, second] = [await read(blobs[0]), await read(blobs[1])];
  const entries = Object.entries(unzipSync(first)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(entries)).toEqual({ 'guide-a-b/package.json': '{}', 'guide-a-b/src/文件.ts': "export const a = '汉字';" });
  expect(second).toEqual(first);
});

test('the playground gets the files in a form of a new tab, which leaves nothing on the page', () => {
  const sent: [string, string, string, string, [string, unknown][]][] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.method, this.action, this.target, this.getAttribute('rel') ?? this.rel, [...new FormData(this)]]);
  });
  open('guide-a-b', FILES);
  expect(sent).toEqual([
    [
      'post',
      'https://stackblitz.com/run',
      '_blank',
      'noopener',
      [
        ['project[title]', 'guide-a-b'],
        ['project[description]', 'guide-a-b'],
        ['project[template]', 'node'],
        ['project[files][package.json]', '{}'],
        ['project[files][src/文件.ts]', "export const a = '汉字';"],
      ],
    ],
  ]);
  expect(document.querySelector('form')).toBeNull();
});
