import { jest } from '@jest/globals';
import { findEntry } from '@/__tests__/support/fixture-site';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import type { Site } from '@/lib/source/site';
import fixtureConfig from '../../fixtures/site/site.config';
import { inBothLanguages, loadFiles, page, translations } from '../../support/content-folder';

const FILES = {
  'index.mdx': page(
    'After the hero.',
    'pageType: home\ntitle: Home\nhero:\n  name: N\n  text: T\n  tagline: Tag\n  actions:\n    - { theme: brand, text: Go, link: /guide/ }\n    - { theme: alt, text: Code, about: of N, link: https://b.example/ }\nfeatures:\n  - { title: F, details: Fast, link: /guide/a }\n  - { title: G, details: Good }\n',
  ),
  '_nav.json': '[]',
  'guide/_meta.json': '["index", { "type": "dir", "name": "sub", "label": "Sub", "overviewHeaders": [2] }, "a"]',
  'guide/index.mdx': page('# Guide\n\nText.', 'overview: true\n'),
  'guide/a.mdx': page('# A\n\n[home](/) [part](#x) [other](https://b.example/) [folder](/guide/#guide)\n\n## X'),
  'guide/sub/_meta.json': '["b", "c"]',
  'guide/sub/b.mdx': page('# B\n\n## One\n\n## Two\n\n### Three'),
  'guide/sub/c.mdx': page('# C'),
  'blog/_meta.json': '["index"]',
  'blog/index.mdx': page('# Blog'),
  'blog/one.mdx': page('# One', 'date: 2025-01-02\nsidebar: false\nauthors:\n  - { name: Ada }\n  - { name: Bob }\n'),
};

let site: Site;
beforeAll(async () => {
  site = await loadFiles(inBothLanguages(FILES), { ...fixtureConfig, multiVersion: undefined });
});
/** The Markdown version of a page below its facts. */
const render = (path: string) => renderMarkdownPage(site, findEntry(site, path).page).replace(/^---\n[\s\S]+?\n---\n\n/, '');

test('a home page has its hero and features above its text', () => {
  expect(render('/')).toBe(`# N

**T**

Tag

- [Go](https://fixture.example/guide/index.md)
- [Code of N](https://b.example/)

## Why Rslib

- [F](https://fixture.example/guide/a.md): Fast
- G: Good

After the hero.
`);
});

test('a home page may start with a promise and commands, end with a section of its own, and needs no features', async () => {
  const hero =
    'hero:\n  name: N\n  promise: P\n  text: T\n  tagline: Tag\n  commands: { create: create x, add: install -D x }\n  actions: []\nclosing: { title: C, text: Close. }\n';
  const home = page('', `pageType: home\ntitle: Home\n${hero}`);
  const own = await loadFiles({ ...translations(page('# A')), 'en/index.mdx': home, 'zh/index.mdx': home });
  expect(renderMarkdownPage(own, findEntry(own, '/').page)).toMatch(
    /\n# N\n\n\*\*P\*\*\n\nT\n\nTag\n\n```bash\nnpm create x\S*\n```\n\nOr add it to a package:\n\n```bash\nnpm install -D x\n```\n\n## C\n\nClose\.\n$/,
  );
});

test('a home page without a hero has its features', async () => {
  const home = page('', 'pageType: home\ntitle: Home\nfeatures:\n  - { title: F, details: Fast }\n');
  const own = await loadFiles({ ...translations(page('# A')), 'en/index.mdx': home, 'zh/index.mdx': home });
  expect(renderMarkdownPage(own, findEntry(own, '/').page)).toMatch(/\n---\n\n## Why Rslib\n\n- F: Fast\n$/);
});

test('an overview lists its pages with their headings', () => {
  expect(render('/guide/')).toBe(`# Guide

Text.

## Sub

- [B](https://fixture.example/guide/sub/b.md)
  - [One](https://fixture.example/guide/sub/b.md#one)
  - [Two](https://fixture.example/guide/sub/b.md#two)
- [C](https://fixture.example/guide/sub/c.md)

## Others

- [A](https://fixture.example/guide/a.md)
  - [X](https://fixture.example/guide/a.md#x)
`);
});

test('an overview lists options with their description, in which code is marked, type and default', async () => {
  const facts = (type: string, value: string) => `- **Type:** \`${type}\`\n- **Default:** ${value}`;
  const options = `# lib.a\n\n${facts('boolean | string', '`true`')}\n\nSets a. Then more.\n\n## a.b\n\nSets \`b_c\`, or *d*: always.\n\n## Other`;
  const own = await loadFiles({
    ...inBothLanguages({
      'index.mdx': page('# Home'),
      'config/_meta.json': '["index", { "type": "dir", "name": "lib" }]',
      'config/index.mdx': page('# Config', 'overview: true\n'),
      'config/lib/_meta.json': '["a"]',
    }),
    'examples/README.md': '',
    'en/config/lib/a.mdx': page(options),
    'zh/config/lib/a.mdx': page(
      options.replaceAll('Type:', '类型：').replaceAll('Default:', '默认值：').replace('Sets a. Then more.', '设置 a。'),
    ),
  });
  const listLines = (path: string) =>
    renderMarkdownPage(own, findEntry(own, path).page)
      .split('\n')
      .filter((line) => /^ *- /.test(line));
  expect(listLines('/config/')).toEqual([
    '- [lib.a](https://rslib.rs/config/lib/a.md): Sets a. · Type: `boolean | string` · Default: `true`',
    '  - [a.b](https://rslib.rs/config/lib/a.md#ab): Sets `b_c`, or d',
    '  - [Other](https://rslib.rs/config/lib/a.md#other)',
  ]);
  expect(listLines('/zh/config/')[0]).toBe(
    '- [lib.a](https://rslib.rs/zh/config/lib/a.md): 设置 a。 · 类型： `boolean | string` · 默认值： `true`',
  );
});

test('links lead to the Markdown versions of other pages, and stay inside the page', () => {
  expect(render('/guide/a')).toBe(`# A

[home](https://fixture.example/index.md) [part](#x) [other](https://b.example/) [folder](https://fixture.example/guide/index.md#guide)

## X
`);
});

test('the blog lists its posts', () => {
  expect(render('/blog/')).toBe(`# Blog

- [One](https://fixture.example/blog/one.md) (January 2, 2025): A page for tests.
`);
});

test('the frontmatter of a post has its date and the names of its authors', () => {
  expect(renderMarkdownPage(site, findEntry(site, '/blog/one').page)).toBe(`---
title: "One"
description: "A page for tests."
url: "https://fixture.example/blog/one"
lang: "en"
date: "2025-01-02"
authors: ["Ada","Bob"]
---

# One
`);
});

test('a page without authors and date shows neither', () => {
  expect(renderMarkdownPage(site, findEntry(site, '/guide/a').page)).toMatch(
    /^---\ntitle: "A"\ndescription: "A page for tests\."\nurl: "https:\/\/fixture\.example\/guide\/a"\nlang: "en"\n---\n\n# A\n/,
  );
});

test('a page is rendered once for all files of a site', () => {
  const counted = { ...site, buildUrl: jest.fn(site.buildUrl) };
  const { page: own } = findEntry(counted, '/guide/a');
  const text = renderMarkdownPage(counted, own);
  const calls = counted.buildUrl.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  expect(renderMarkdownPage(counted, own)).toBe(text);
  expect(counted.buildUrl).toHaveBeenCalledTimes(calls);
});

test('another site has its own texts of the same pages', () => {
  const moved = { ...site, buildUrl: (path: string) => `https://moved.example${path}` };
  expect(renderMarkdownPage(site, findEntry(site, '/guide/a').page)).not.toContain('https://moved.example');
  expect(renderMarkdownPage(moved, findEntry(moved, '/guide/a').page)).toContain('url: "https://moved.example/guide/a"');
});
