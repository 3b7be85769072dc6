import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { describeError } from '@/lib/node/system-errors.mjs';
import contentMistakes from '../../fixtures/invalid/content.json' with { type: 'json' };
import systemErrors from '../../fixtures/invalid/system.json' with { type: 'json' };
import { listDiagnostics, page, translations } from '../../support/content-folder';
import type { Files } from '../../support/temporary-folder';

/** A mistake in one file of an otherwise valid site, and the diagnostics that contributors read. */
interface ContentMistake {
  readonly name: string;
  /** Path in the folder of a language, or in `content` for data of the site, or in `public`. */
  readonly file: string;
  readonly content: string;
  /** Default: UTF-8. */
  readonly encoding?: string;
  /** Whether the translation has the same content. */
  readonly both?: boolean;
  readonly diagnostics: readonly string[];
}

function buildFiles({ file, content, encoding, both }: ContentMistake): Files {
  const data = encoding ? Buffer.from(content, encoding as BufferEncoding) : content;
  const ok = page('# Title');
  // Languages show the same fragments, so the page that imports one is in English only.
  const base = file.startsWith('shared/')
    ? translations(page("import X from '../shared/x.mdx'\n\n# Title\n\n<X />"), ok)
    : translations(ok);
  if (file === 'redirects.json' || file.startsWith('public/')) return { ...base, [file]: data };
  return { ...base, [`en/${file}`]: data, ...(both ? { [`zh/${file}`]: data } : {}) };
}

test.each<ContentMistake>(contentMistakes)('$name is reported with file, line and fix', async (mistake) => {
  expect(await listDiagnostics(buildFiles(mistake))).toEqual(mistake.diagnostics);
  expect(mistake.diagnostics.length).toBeGreaterThan(0);
  // A file name has no line.
  const place = mistake.name.startsWith('a file name') ? /^[^:]+: The file name / : /^[^:]+:\d+: /;
  for (const each of mistake.diagnostics) expect(each).toMatch(place);
  expect(globalThis).not.toHaveProperty('__contentRan');
});

test.each([
  ['quotes', `Text.\n\n${'> '.repeat(2500)}x`, 9],
  ['elements', `Text.\n\nText <b>${'<i>'.repeat(2500)}x${'</i>'.repeat(2500)}</b>`, 9],
  ['quotes before elements without content', `Text.\n\n${'> '.repeat(2500)}x\n\n${'<br />\n'.repeat(2600)}`, 9],
  ['elements on many lines', `${'<div>\n'.repeat(2500)}x\n${'</div>\n'.repeat(2500)}`, 2506],
])('%s that are nested too deeply are reported with the deepest line', async (_, body, line) => {
  expect(await listDiagnostics(translations(page(`# Title\n\n${body}`), page('# Title')))).toEqual([
    `en/guide/a.mdx:${line}: The page is nested too deeply. Remove levels of quotes, lists or elements.`,
  ]);
});

test.each(systemErrors)('$code of $syscall is described by cause, place and fix', ({ code, syscall, path: file, message }) => {
  const error = Object.assign(new Error('raw'), { code, syscall, path: file && path.join(ROOT, file) });
  expect(describeError(error)).toBe(message);
});

test.each([
  'Version:\n1.0 one\n2.0 two',
  'Version:\n1.x one\n2.x two',
  '-1 or\n-2 or\n+3',
  '--one and\n--two',
  '`-a`: one\n`-b`: two',
  '*One*: a\n*Two*: b',
  '1\\.one\n2\\.two',
  '-one',
  '**重点**，**“乙”**的 2 * 3，***',
  '【新】（见下）和【旧】（#12），［一］',
  '比例 1：：2，C＃',
])('the text %j is not taken for leftover marks', async (text) => {
  expect(await listDiagnostics(translations(page(`# Title\n\n${text}`)))).toEqual([]);
});

test('a range of notations that exceeds the code ends with it', async () => {
  const body = page('# Title\n\n```ts\nx; // [!code ++:99999999999]\n```');
  expect(await listDiagnostics(translations(body))).toEqual([]);
});

test.each([
  ['x.png', 'text', 'it is damaged, has no size, or is not an image'],
  ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'it is damaged, has no size, or is not an image'],
  ['x.png', '', 'the file is empty'],
])('the broken image %s with the content %j is named', async (name, content, reason) => {
  const files = { ...translations(page(`# Title\n\n![x](/${name})`), page('# Title')), [`public/${name}`]: content };
  expect(await listDiagnostics(files)).toEqual([
    `en/guide/a.mdx:7: The image "/${name}" cannot be read: ${reason}. Replace the file with a PNG, JPEG, WebP, AVIF, GIF or SVG image.`,
  ]);
});
