import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { splitRows } from '@/lib/export/flight-rows';
import { writeSplitPayloads } from '@/lib/export/split-payloads';
import { createFolder, readFolder } from '../../support/temporary-folder';

const NAMES = [...'abcde'];
/** A row that pays. */
const SIDEBAR = `5:["$","nav",null,{"children":"${'sidebar '.repeat(40)}"}]\n`;

function split(payloads: readonly string[], basePath = '') {
  const outDir = createFolder();
  for (const [index, payload] of payloads.entries()) writeFileSync(path.join(outDir, `${index}.txt`), payload);
  const names = payloads.map((_, index) => `${index}.txt`);
  writeSplitPayloads(outDir, basePath, 'b1', names);
  const files = readFolder(outDir);
  const shells = Object.keys(files).filter((file) => file.startsWith('_next/'));
  const heads = payloads.map((_, index) => files[`${index}.txt`]?.split('\n')[0]);
  const pages = payloads.map((_, index) => files[`${index}.txt`]?.slice((heads[index]?.length ?? 0) + 1) ?? '');
  return { files, shells, heads, pages };
}

const listRows = (payload: string) => splitRows(payload).map(({ text }) => text);

test('a row that all pages have is in a shared file, whose path is in the first line of a page after build and length', () => {
  const { files, shells, heads, pages } = split(NAMES.map((name) => `${SIDEBAR}0:{"name":"${name}","b":"b1"}\n`));
  expect(shells).toEqual([expect.stringMatching(/^_next\/static\/shell-[\da-f]{8}\.txt$/)]);
  expect(files[shells[0] ?? '']).toBe(SIDEBAR);
  expect(new Set(heads)).toEqual(new Set([`b1 24 /${shells[0]} ${SIDEBAR.length}`]));
  expect(pages).toEqual(NAMES.map((name) => `0:{"name":"${name}","b":"b1"}\n`));
});

test('the first line of a page without shared rows is the build', () => {
  expect(split(['1:{"b":"other"}\n0:{"b":"b1"}\n']).heads).toEqual(['b1 29']);
});

test('lengths are numbers of characters, as browsers count them', () => {
  const sidebar = SIDEBAR.replace('sidebar', '侧边栏😀');
  const { heads } = split(NAMES.map((name) => `${sidebar}0:{"b":"b1","${name}":"中文😀"}\n`));
  expect(heads[0]).toMatch(new RegExp(`^b1 24 \\S+ ${sidebar.length}$`));
});

test('the path contains the base path, the file is in the output folder', () => {
  const { shells, heads } = split(
    NAMES.map((name) => `${SIDEBAR}0:{"name":"${name}"}\n`),
    '/docs',
  );
  expect(shells).toHaveLength(1);
  expect(new Set(heads)).toEqual(new Set([`b1 15 /docs/${shells[0]} ${SIDEBAR.length}`]));
});

test.each<[string, (index: number) => string]>([
  ['other ids', (index) => SIDEBAR.replace('5', String(index))],
  ['other contents', (index) => SIDEBAR.replace('nav', `h${index}`)],
  ['no id', () => SIDEBAR.replace('5', '')],
  ['few characters', () => `5:"${'a'.repeat(295)}\n`],
])('rows with %s are not shared', (_, build) => {
  const payloads = NAMES.map((name, index) => `${build(index)}0:{"name":"${name}"}\n`);
  expect(split(payloads)).toMatchObject({ shells: [], pages: payloads });
});

test('the shortest row that is shared has 300 characters', () => {
  expect(split(NAMES.map(() => `5:"${'a'.repeat(295)}"\n`)).shells).toHaveLength(1);
});

test('rows of fewer than five pages stay in their pages', () => {
  const payloads = NAMES.slice(1).map((name) => `${SIDEBAR}0:{"name":"${name}"}\n`);
  expect(split(payloads)).toMatchObject({ shells: [], pages: payloads });
});

test('pages with different shared rows have different files', () => {
  const other = SIDEBAR.replace('nav', 'aside').replace('5', '6');
  const { shells, heads } = split([...NAMES.map(() => SIDEBAR), ...NAMES.map(() => SIDEBAR + other)]);
  expect(shells).toHaveLength(2);
  expect(new Set(heads.slice(0, 5)).size).toBe(1);
  expect(new Set(heads).size).toBe(2);
});

test('short rows are in the shared file if all of its pages have them', () => {
  const payloads = NAMES.map((name) => `6:null\n${SIDEBAR}${name === 'c' ? '7:true' : '7:null'}\n0:{"name":"${name}"}\n`);
  const { files, shells, pages } = split(payloads);
  expect(files[shells[0] ?? '']).toBe(`6:null\n${SIDEBAR}`);
  expect(pages).toEqual(NAMES.map((name) => `${name === 'c' ? '7:true' : '7:null'}\n0:{"name":"${name}"}\n`));
});

test('short rows of fewer than five pages with the same shared file stay in their pages', () => {
  const other = SIDEBAR.replace('5', '6');
  const payloads = NAMES.map((name) => `${SIDEBAR}${name === 'e' ? '' : other}7:null\n0:{"name":"${name}"}\n`);
  const { files, shells } = split([...payloads, `${other}0:{"name":"f"}\n`]);
  expect(shells.map((shell) => files[shell]).sort()).toEqual([SIDEBAR, SIDEBAR + other, other].sort());
});

test('rows with the same id, the parts of a stream, stay in their pages', () => {
  const payloads = NAMES.map((name) => `${SIDEBAR}6:X\n6:C\n0:{"name":"${name}"}\n`);
  expect(split(payloads).pages).toEqual(NAMES.map((name) => `6:X\n6:C\n0:{"name":"${name}"}\n`));
});

test('the shared file and the rows of a page together are all of its rows', () => {
  const text = '中文\n'.repeat(100);
  const payloads = NAMES.map((name) => {
    const rows = [`1:"$Sreact.fragment"\n:HL["/a.css"]\n`, SIDEBAR, `7:T${Buffer.byteLength(text).toString(16)},${text}`];
    return `${rows.join('')}0:{"name":"${name}"}\n8:"${name}"\n`;
  });
  const { files, shells, pages } = split(payloads);
  expect(listRows(files[shells[0] ?? ''] ?? '')).toHaveLength(3);
  for (const [index, page] of pages.entries()) {
    expect([...listRows(files[shells[0] ?? ''] ?? ''), ...listRows(page)].sort()).toEqual(listRows(payloads[index] ?? '').sort());
  }
});

describe('properties that are undefined', () => {
  const write = (payload: string) => split([payload]).pages[0];

  test.each([
    ['0:{"a":"$undefined"}\n', '0:{}\n'],
    ['0:{"a":"$undefined","b":1}\n', '0:{"b":1}\n'],
    ['0:{"b":1,"a":"$undefined"}\n', '0:{"b":1}\n'],
    ['0:{"b":1,"a":"$undefined","c":2}\n', '0:{"b":1,"c":2}\n'],
    ['0:{"a":"$undefined","b":"$undefined","c-d":"$undefined"}\n', '0:{}\n'],
    ['3:["$","p",null,{"a":{"b":"$undefined"},"c":"$undefined"}]\n', '3:["$","p",null,{"a":{}}]\n'],
  ])('are removed: %j', (payload, expected) => {
    expect(write(payload)).toBe(expected);
  });

  const TEXT = '{"a":"$undefined","b":1}';
  test.each([
    ['in a string', `0:{"code":${JSON.stringify(TEXT)},"more":${JSON.stringify(`x,${TEXT}`)}}\n`],
    ['in a string with line ends', `0:${JSON.stringify([`{\n"a":"$undefined",\n"b"`])}\n`],
    ['in a row that is a string', `3:${JSON.stringify(TEXT)}\n`],
    ['in a text row', `3:T${TEXT.length.toString(16)},${TEXT}0:{}\n`],
    ['in a list', '0:["$undefined",{"a":["b","$undefined"]}]\n'],
    ['with more characters', '0:{"a":"$undefined1","b":"x$undefined"}\n'],
    ['after strings that end like an object', '0:["{",",","{\\"","$undefined"]\n'],
  ])('are kept %s', (_, payload) => {
    expect(write(payload)).toBe(payload);
  });

  test('do not keep rows from being shared', () => {
    const long = 'a'.repeat(300);
    const { shells } = split(NAMES.map((_, index) => `5:{"a":"${long}"${index % 2 ? ',"b":"$undefined"' : ''}}\n`));
    expect(shells).toHaveLength(1);
  });
});

test('a payload in another format is an error', () => {
  expect(() => split(['<!DOCTYPE html>'])).toThrow('is not in the format of React Flight at character 0');
});
