import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import { listDefaultPrefixes } from '@/lib/routes/normalize-path';
import { SHARED_FOLDER } from '@/lib/routes/path-rules';
import type { PathRules } from '@/lib/routes/paths';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { isInside, toDisplayPath } from '@/lib/site/file-paths';
import { formatSize } from '@/lib/site/format';

/** Names that authors give to files that the site does not read, with the hint for each. */
const UNREAD: readonly (readonly [RegExp, string])[] = [
  [/\.(?:mdx?|markdown)(?:\.txt)?$/i, 'Give a page the extension .mdx.'],
  [/^(?:_?meta\.\w+|_category_\.\w+)$/i, 'Call the file that orders a folder _meta.json.'],
  [/^_?nav\.\w+$/i, 'Call the file of the top navigation _nav.json.'],
  [/\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm)$/i, 'Put images in public/, and write their path from there.'],
];

type Report = (file: string, message: string, hint: string) => Diagnostic;

/** Finds files in the content folder that the site does not read because of their name or their folder. */
export function checkFiles(root: string, names: readonly string[], rules: PathRules): Diagnostic[] {
  const report: Report = (file, message, hint) => ({ file: toDisplayPath(path.join(root, file)), message, hint });
  const { langs, versions } = rules;
  return [
    ...checkOutside(root, '', versions.length > 0 ? versions : langs, report),
    ...versions.flatMap((version) => checkOutside(root, version, langs, report)),
    ...names.flatMap((file) => checkFile(file, rules, report)),
    ...names
      .filter((file) => isLinkedFolder(root, file))
      .map((file) => report(file, 'The folder is a link, so its pages are not part of the site.', 'Replace it with a copy.')),
  ];
}

/** Returns whether a file is a link to a folder of pages. Fragments, which pages import by their path, are found behind links, too. */
function isLinkedFolder(root: string, file: string): boolean {
  if (file.split('/').includes(SHARED_FOLDER)) return false;
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Finds pages, data and folders next to those of the versions or the languages. `parent`, which contains them, is relative to the root. */
function checkOutside(root: string, parent: string, names: readonly string[], report: Report): Diagnostic[] {
  const folders = names.map((name) => path.posix.join(parent, name));
  return readdirSync(path.join(root, parent), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(parent, entry.name);
    const isKnown = entry.isDirectory()
      ? entry.name === SHARED_FOLDER || [...folders, EXAMPLES_FOLDER].includes(file)
      : !/\.mdx?$|^_(?:meta|nav|search)\.json$/.test(entry.name);
    if (isKnown || entry.name.startsWith('.')) return [];
    const hint = `Pages are in the folders ${folders.join(', ')}.`;
    return [report(file, `The ${entry.isDirectory() ? 'folder' : 'file'} is not part of the site.`, hint)];
  });
}

function checkFile(file: string, rules: PathRules, report: Report): Diagnostic[] {
  const name = path.posix.basename(file);
  if (name === '_meta.json' || /\.mdx?$/.test(name)) return [];
  if (name === '_nav.json' || name === '_search.json') {
    const depth = rules.versions.length > 0 ? 3 : 2;
    if (file.split('/').length === depth) return [];
    return [report(file, 'The file is only for the folder of a language.', 'Add its entries to the file there, and delete this one.')];
  }
  const hint = UNREAD.find(([pattern]) => pattern.test(name))?.[1];
  return hint ? [report(file, 'The file is not part of the site.', hint)] : [];
}

/** A page should load within a second or two on a phone. */
const MAX_IMAGE_SIZE = 500_000;

/** Finds files of a public folder that should not be published as they are, or that browsers would not find. */
export function checkPublicFiles(folder: string, names: readonly string[], rules: PathRules): Diagnostic[] {
  const root = realpathSync(folder);
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const mistake = checkPublicPath(name, rules) ?? (isInside(realpathSync(file), root) ? checkPublicFile(name, file) : OUTSIDE);
    return mistake ? [{ file: toDisplayPath(file), ...mistake }] : [];
  });
}

/** Matches scripts, handlers and links that run code. A handler is an attribute, so it is in a tag, but not in the value of another one. */
const SCRIPT = /<script\b|<[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*\son\w+\s*=|javascript:/i;

const OUTSIDE: Mistake = { message: 'The file is a link to one outside of its folder.', hint: 'Replace it with a copy.' };

/** Hosts redirect paths that start with the default language or version, including those of files. */
function checkPublicPath(name: string, rules: PathRules): Mistake | undefined {
  const prefix = listDefaultPrefixes(rules).find(({ from }) => `/${name}`.startsWith(`${from}/`));
  if (!prefix) return undefined;
  const message = `Paths below ${prefix.from}/ lead to ${prefix.to}/, so browsers would not find the file.`;
  return { message, hint: 'Rename its folder.' };
}

function checkPublicFile(name: string, file: string): Mistake | undefined {
  const isVector = /\.svg$/i.test(name);
  const { size } = statSync(file);
  if ((isVector || /\.(?:png|jpe?g|gif|webp|avif)$/i.test(name)) && size > MAX_IMAGE_SIZE) {
    const hint = `Use fewer pixels or a format such as AVIF, for at most ${formatSize(MAX_IMAGE_SIZE)}.`;
    return { message: `The image has ${formatSize(size)}.`, hint };
  }
  if (!isVector) return undefined;
  const text = readFileSync(file, 'utf8');
  // Browsers run it when the file is opened on its own, and not every host sends the content security policy with it.
  if (SCRIPT.test(text)) return { message: 'The image contains a script.', hint: 'Delete the script.' };
  if (/^diagrams\//.test(name) && !/\bid=(["'])diagram\1/.test(text))
    return {
      message: 'The diagram has no element with the id "diagram", so pages would show nothing.',
      hint: 'Put its content in <g id="diagram">…</g>.',
    };
  return undefined;
}
