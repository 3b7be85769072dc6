import path from 'node:path';
import { isFilePath } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { Page } from '@/lib/source/types';

/** White space, invisible characters, and syntax of URLs, HTML or the rule files of hosts. U+FFFD stands for bytes that are not UTF-8. */
const REFUSED = /[\s\p{C}\ufffd#?%"'<>\\^`{|}$;:*]/u;

const PAGE_HINT = 'Rename it with letters, digits and - _ ~.';

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

/** Finds pages whose links would be mistaken for links to files. */
export function checkPageNames(pages: readonly Page[]): Diagnostic[] {
  // The copy of an untranslated page has the file of its original.
  return pages
    .filter(({ path, original }) => isFilePath(path) && !original)
    .map(({ displayFile }) => ({
      file: escapeControls(displayFile),
      message: 'The file name contains ".", so links to the page would look like links to a file.',
      hint: PAGE_HINT,
    }));
}

/** Escapes control characters, which would change the output of the terminal. */
function escapeControls(file: string): string {
  return file.replace(/\p{C}/gu, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
