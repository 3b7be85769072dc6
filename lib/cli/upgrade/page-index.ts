import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitTarget } from '@/lib/checks/check-followed';
import { splitNames } from '@/lib/examples/package-records';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import type { Example } from '@/lib/examples/types';
import { listFiles } from '@/lib/node/files';
import { buildContentPath } from '@/lib/routes/paths';
import { groupBy } from '@/lib/site/collections';
import { parsePageFile } from '@/lib/source/read-files';

/** Shorter messages, such as `ready`, are in the text of many pages by chance. */
const MIN_MESSAGE_LENGTH = 16;

/** Matches the id of an example in the source of a page: in elements, quotes, and the hero of a home page. */
const SHOWN = [/<(?:Example|OutputExplorer)\s[^>]*\bid="([^"#]+)/g, /^```.*\sexample="([^"#]+)/gm, /^ {2}example: ["']?([\w-]+\/[\w-]+)/gm];

/** An index of what pages show. The name of a page is its content path, `/guide/basic/cli`; that of a fragment is its file, `shared/part.mdx`. */
export interface PageIndex {
  /** Id of an example -> pages that show or quote it, or whose statements it proves. */
  readonly examples: ReadonlyMap<string, readonly string[]>;
  /** Name of an export -> pages with its signature. */
  readonly types: ReadonlyMap<string, readonly string[]>;
  /** Lists the pages that document an option, or the nearest option around it. */
  readonly listOptionPages: (name: string) => readonly string[];
  /** Lists the pages whose text contains a message; none if the message is too short to tell. */
  readonly listQuotingPages: (message: string) => readonly string[];
  /** Name of a page -> its file in each language, relative to the content folder. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Indexes the pages by their text, which works even while their content does not compile. */
export function indexPages(contentRoot: string, examples: readonly Example[]): PageIndex {
  const langs = readdirSync(contentRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== EXAMPLES_FOLDER);
  const texts = langs.flatMap(({ name: lang }) =>
    listFiles(path.join(contentRoot, lang))
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => ({ name: nameFile(file), file: `${lang}/${file}`, text: readFileSync(path.join(contentRoot, lang, file), 'utf8') })),
  );
  const collect = (list: (text: string) => readonly string[]) =>
    texts.flatMap(({ name, text }) => list(text).map((key) => [key, name] as const));
  const shown = collect((text) => SHOWN.flatMap((pattern) => listMatches(text, pattern)));
  const backed = examples.flatMap(({ id, definition: { proves, follows } }) =>
    [...Object.keys(proves ?? {}), ...(follows ? [splitTarget(follows).path] : [])].map((page) => [id, page] as const),
  );
  const options = group(collect((text) => listMatches(text, /<Option\s[^>]*\bname="([^"]+)"/g)));
  const listOptionPages = (name: string): readonly string[] => {
    const around = name.replace(/(?:\.[^.[]+|\[[^\]]*\])$/, '');
    return options.get(name) ?? (around === name ? [] : listOptionPages(around));
  };
  return {
    examples: group([...shown, ...backed]),
    types: group(collect((text) => listMatches(text, /<Signature\s[^>]*\bname="([^"]+)"/g).flatMap(splitNames))),
    listOptionPages,
    listQuotingPages: (message: string) => {
      const wanted = message.trim();
      if (wanted.length < MIN_MESSAGE_LENGTH) return [];
      return [...new Set(texts.filter(({ text }) => text.includes(wanted)).map(({ name }) => name))];
    },
    files: group(texts.map(({ name, file }) => [name, file] as const)),
  };
}

function nameFile(file: string): string {
  const page = parsePageFile(file);
  return page ? buildContentPath(page) : file;
}

function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Groups values by key, without duplicates. */
function group(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = groupBy(entries, ([key]) => key);
  return new Map([...groups].map(([key, own]) => [key, [...new Set(own.map(([, value]) => value))]]));
}
