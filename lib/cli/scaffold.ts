import path from 'node:path';
import { addMetaEntry, type ContentFolder, createFiles, getMeta, KEY } from '@/lib/cli/content-edits';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { cleanKey } from '@/lib/routes/paths';

const USAGE = `Say what to create:
  npm run new -- guide/advanced/my-page "Title"      a page in each language
  npm run new -- blog/my-post "Title"                a post, dated today
  npm run new -- example config-lib-dts/my-example   an example`;

/** Creates a page, a post or an example from a template, and returns the files. Never overwrites. `today` has the form `2025-05-14`. */
export function scaffold(folder: ContentFolder, [what = '', title = '']: readonly string[], today: string): string[] {
  if (what === 'example') return createExample(folder, title);
  const key = cleanKey(what);
  if (!KEY.test(key) || !key.includes('/') || !title.trim()) throw new UsageError(USAGE);
  const metas = folder.langs.map((lang) => getMeta(folder, lang, key));
  const text = renderPage(title.trim(), key.startsWith('blog/') ? today : undefined);
  const files = new Map(folder.langs.map((lang) => [`content/${lang}/${key}.mdx`, text]));
  createFiles(folder.root, files);
  for (const { file, name } of metas) addMetaEntry(folder.root, file, name);
  return [...files.keys(), ...metas.map(({ file }) => file)];
}

function renderPage(title: string, date: string | undefined): string {
  const head = [
    `description: ${JSON.stringify(`${title}: what the page is for, in at most 160 characters.`)}`,
    ...(date ? [`date: ${date}`] : []),
  ];
  return `---\n${head.join('\n')}\n---\n\n# ${title}\n\nWhat it is and when a reader needs it, in two sentences.\n`;
}

function createExample({ root }: ContentFolder, id: string): string[] {
  const [, page, name] = /^([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(id) ?? [];
  if (!page || !name) throw new UsageError(USAGE);
  const base = path.posix.join('content/examples', page, name);
  const files = new Map([
    [`${base}/example.json`, `${JSON.stringify(DEFINITION, null, 2)}\n`],
    [
      `${base}/files/rslib.config.ts`,
      "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'esm' }],\n});\n",
    ],
    [`${base}/files/src/index.ts`, 'export const double = (value: number): number => value * 2;\n'],
  ]);
  createFiles(root, files);
  return [...files.keys()];
}

const DEFINITION = {
  input: ['rslib.config.ts', 'src/index.ts'],
  output: ['dist/index.js'],
  checks: [{ file: 'dist/index.js', contains: 'double' }],
};
