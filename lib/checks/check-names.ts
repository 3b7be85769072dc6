import path from 'node:path';
import { ALL_PAGES_KEY, NOT_FOUND_KEY } from '@/lib/routes/path-rules';
import { isFilePath, type PathRules } from '@/lib/routes/paths';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { NOT_IN_PATHS } from '@/lib/site/urls';
import type { Page } from '@/lib/source/types';

/** White space, invisible characters, and syntax of URLs, HTML or the rule files of hosts. U+FFFD stands for bytes that are not UTF-8. */
const REFUSED = /[\s\p{C}\ufffd#?%"'<>\\^`{|}$;:*]/u;

const PAGE_HINT = 'Rename it with letters, digits and - _ ~.';

/** Pages whose data, a text file next to the HTML, would have the path of another file. */
const TAKEN_BY_FILES = /^\/(?:llms|llms-full|robots)$/;

/** Finds files in a folder whose names cannot be part of a URL on every host. */
export function checkNames(folder: string, names: readonly string[]): Diagnostic[] {
  return names.flatMap((file): Diagnostic[] => {
    const found = REFUSED.exec(file)?.[0];
    if (found === undefined) return [];
    const name = /[\s\p{C}\ufffd]/u.test(found) ? `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : found;
    const message = `The file name contains "${name}", which is not allowed in URLs.`;
    const hint = /\.mdx?$/.test(file) ? PAGE_HINT : 'Rename it with letters, digits and - _ . ~.';
    return [{ file: escapeControls(toDisplayPath(path.join(folder, file))), message, hint }];
  });
}

/** Finds pages whose paths cannot be redirected from, are used for something else, or look like paths of files. */
export function checkPageNames(pages: readonly Page[], rules: PathRules): Diagnostic[] {
  return pages.flatMap((page): Diagnostic[] => {
    const mistake = findPageName(page, rules);
    // The copy of an untranslated page has the file of its original.
    return mistake && !page.original ? [{ file: escapeControls(page.displayFile), ...mistake }] : [];
  });
}

function findPageName({ contentPath, key }: Page, rules: PathRules): Mistake | undefined {
  if (isFilePath(contentPath))
    return { message: 'The file name contains ".", so links to the page would look like links to a file.', hint: PAGE_HINT };
  // `checkNames` reports characters that no file may have in its name.
  const found = REFUSED.test(contentPath) ? undefined : NOT_IN_PATHS.exec(contentPath)?.[0];
  if (found !== undefined)
    return { message: `The path of the page contains "${found}", which paths of this site may not have.`, hint: PAGE_HINT };
  const takenByFile = TAKEN_BY_FILES.test(contentPath) ? `is "${contentPath}", whose data would replace ${contentPath}.txt` : undefined;
  const reason = describeTakenPath(key, rules) ?? takenByFile;
  return reason === undefined ? undefined : { message: `The path of the page ${reason}.`, hint: 'Rename the file or its folder.' };
}

/** Describes why content cannot have a path, given without slashes at its ends: the site uses it for something else. Undefined if it can. */
export function describeTakenPath(key: string, { langs, versions }: PathRules): string | undefined {
  if (key === NOT_FOUND_KEY || key === ALL_PAGES_KEY) return `is "/${key}", where the site has a page of its own`;
  const [first = '', ...rest] = key.split('/');
  if (rest.at(-1) === NOT_FOUND_KEY) return `ends in "/${NOT_FOUND_KEY}", which hosts show for missing pages of the folder`;
  if (!langs.includes(first) && !versions.includes(first)) return undefined;
  return `starts with "${first}", which is the name of a ${langs.includes(first) ? 'language' : 'version'}`;
}

/** Escapes control characters, which would change the output of the terminal. */
function escapeControls(file: string): string {
  return file.replace(/\p{C}/gu, (found) => `\\u{${found.codePointAt(0)?.toString(16)}}`);
}
