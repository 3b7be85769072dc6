import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { runCli } from '../support/run-cli';
import { createFolder, removeAfter } from '../support/temporary-folder';

/** The first code block in a language below a heading of CONTRIBUTING.md, without its indentation. */
function readExample(title: string, language: string): string {
  const [, section = ''] = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(`\n## ${title}\n`);
  const [, code] = new RegExp(`^ {3}\`\`\`${language}\\n([\\s\\S]*?)^ {3}\`\`\`$`, 'm').exec(section) ?? [];
  if (code === undefined) throw new Error(`"${title}" has no code in ${language}.`);
  return code.replace(/^ {3}/gm, '');
}

/** The site of CONTRIBUTING.md, "Build another site", with these files as well. */
function createSite(files: Readonly<Record<string, string>> = {}) {
  const folder = createFolder({
    'site.config.ts': readExample('Build another site', 'ts'),
    'content/en/index.mdx': readExample('Build another site', 'mdx'),
    ...files,
  });
  removeAfter(readSettings({ DOCS_DIR: folder }).stateDir);
  return (script: string, ...args: string[]) => runCli(script, args, { DOCS_DIR: folder });
}

test('the files of another site that CONTRIBUTING.md shows are all that it needs', () => {
  const { status, stdout, stderr } = createSite()('check-content.ts');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\nNo errors or warnings in 1 page with \d+ words\.\n$/);
});

test('in a site with one language, a new page has no translation to complete', () => {
  const { stdout } = createSite({ 'content/en/guide/_meta.json': '[]' })('new.ts', 'guide/start', 'Start');
  expect(stdout).toBe(
    'content/en/guide/start.mdx\ncontent/en/guide/_meta.json\n\nWrite it; npm run dev shows your changes, npm run check:content reports mistakes.\n',
  );
});

test('a site without examples says how to create one', () => {
  const { status, stderr } = createSite()('examples.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\nThere are no examples in .*\/content\/examples\. Create one: npm run new -- example <page>\/<name>\n$/);
});
