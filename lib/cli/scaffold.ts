import path from 'node:path';
import {
  addMetaEntry,
  type ContentFolder,
  checkFree,
  checkNewPath,
  FileEdits,
  getMeta,
  readContentPath,
  toFile,
} from '@/lib/cli/content-edits';
import { listFiles } from '@/lib/node/files';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { suggestName } from '@/lib/site/similar-names';
import { parsePageFile } from '@/lib/source/read-files';

const USAGE = `Pass what to create:
  npm run new -- guide/advanced/my-page "Title"      a page in each language
  npm run new -- blog/my-post "Title"                a post, dated today
  npm run new -- example config-lib-dts/my-example   an example`;

/** Creates a page, a post or an example from a template, and returns the files. Never overwrites. `today` has the form `2025-05-14`. */
export function scaffold(folder: ContentFolder, args: readonly string[], today: string): string[] {
  const [what = '', title = '', ...others] = args;
  if (others.length > 0) throw new UsageError(USAGE);
  if (what === 'example') return createExample(folder, title);
  const contentPath = readContentPath(folder, what);
  if (!what || !title.trim()) throw new UsageError(USAGE);
  checkNewPath(contentPath, what);
  if (contentPath.lastIndexOf('/') === 0) throw new UsageError(`"${what}" is not in a folder, and so in no sidebar.\n${USAGE}`);
  const metas = folder.langDirs.map((langDir) => getMeta(folder, langDir, contentPath));
  checkFree(folder, contentPath);
  const text = renderPage(title.trim(), contentPath.startsWith('/blog/') ? today : undefined);
  const edits = new FileEdits(folder.root);
  for (const langDir of folder.langDirs) edits.write(toFile(langDir, contentPath), text);
  for (const { file, name } of metas) addMetaEntry(edits, file, name);
  return edits.apply();
}

function renderPage(title: string, date: string | undefined): string {
  const description = JSON.stringify(`${title}: what the page is for, in at most 160 characters.`);
  // Outside code, these would start a tag or an expression.
  const heading = title.replace(/((`+).*?\2|\\.)|[<{]/g, (found, kept?: string) => kept ?? `\\${found}`);
  return `---\ndescription: ${description}\n${date ? `date: ${date}\n` : ''}---\n\n# ${heading}\n\nWhat it is and when a reader needs it, in two sentences.\n`;
}

function createExample(folder: ContentFolder, id: string): string[] {
  if (!id) throw new UsageError(USAGE);
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id))
    throw new UsageError(
      `"${id}" is not an id for an example. Write <page>/<name> with a-z, 0-9 and -, such as config-lib-dts/my-example.`,
    );
  const [page = ''] = id.split('/');
  const pages = listExamplePages(folder);
  if (!pages.includes(page)) {
    const hint = suggestName(page, pages, 'Write its path with - for /, such as config-lib-dts for config/lib/dts.mdx.');
    throw new UsageError(`The example "${id}" is for a page that does not exist. ${hint}`);
  }
  const edits = new FileEdits(folder.root);
  for (const [name, text] of Object.entries(EXAMPLE)) {
    const file = `content/examples/${id}/${name}`;
    if (edits.read(file) !== undefined) throw new UsageError(`${file} already exists. Choose another name.`);
    edits.write(file, text);
  }
  return edits.apply();
}

/** Lists all pages as in the ids of examples: `guide-start-index` for `guide/start/index.mdx`. */
function listExamplePages({ root, langDirs }: ContentFolder): string[] {
  const files = langDirs.flatMap((langDir) => listFiles(path.join(root, 'content', langDir)));
  return files.filter(parsePageFile).map((file) => file.replace(/\.mdx?$/, '').replaceAll('/', '-'));
}

const DEFINITION = {
  input: ['rslib.config.ts', 'src/index.ts'],
  output: ['dist/index.js'],
  checks: [{ file: 'dist/index.js', contains: 'double' }],
};

const EXAMPLE = {
  'example.json': `${JSON.stringify(DEFINITION, null, 2)}\n`,
  'files/rslib.config.ts':
    "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'esm' }],\n});\n",
  'files/src/index.ts': 'export const double = (value: number): number => value * 2;\n',
};
