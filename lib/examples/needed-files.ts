import { isManifest } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/types';
import { isObject, sortEntries } from '@/lib/site/collections';

/** Matches code and configuration files. Images, texts and binaries stand for the reader's own files, so their content does not matter. */
const SOURCE = /(?:\.(?:[mc]?[jt]sx?|json|css|scss|sass|less|styl|vue|svelte|html|ya?ml|toml)|(?:^|\/)\.env[\w.]*)$/;

/** Matches a script in the project folder, which a build reads only if a command names it. */
const SCRIPT = /^(?!.*config)[\w.-]+\.[mc]?js$/;

/** Fields of `package.json` that say how a package is published and developed. They do not affect a build. */
const PUBLISHED = new Set(
  'name version private description license keywords repository author files exports main module types scripts devDependencies'.split(' '),
);

/**
 * Lists the files that a reader needs to repeat the steps of an example, path -> text: code and configuration, but not packages in
 * `node_modules`, which are installed, and scripts that only checks run.
 */
export function listNeededFiles({ definition: { steps }, files }: Example): ReadonlyMap<string, string> {
  const sources = [...files].filter(([file]) => SOURCE.test(file) && !file.startsWith('node_modules/'));
  const isRead = (name: string) =>
    steps.some(({ run }) => run.includes(name)) || sources.some(([file, text]) => file !== name && text.includes(name));
  return new Map(sources.filter(([file]) => !SCRIPT.test(file) || isRead(file)));
}

/** Returns what a build reads from a file. Files with equal values are interchangeable. Manifests may differ in the order of their keys. */
export function getBuildInput(file: string, text: string): string {
  const isPackage = isManifest(file);
  if (!isPackage && !/(?:^|\/)tsconfig[\w.]*\.json$/.test(file)) return text.trimEnd();
  try {
    const data: unknown = JSON.parse(text, (_, value: unknown) => (isObject(value) ? sortKeys(value) : value));
    return JSON.stringify(isPackage && isObject(data) ? sortKeys(data, (key) => !PUBLISHED.has(key)) : data);
  } catch {
    // A tsconfig.json may contain comments, and an example may show an invalid file.
    return text.trimEnd();
  }
}

function sortKeys(record: Readonly<Record<string, unknown>>, isKept = (_: string) => true): Record<string, unknown> {
  return Object.fromEntries(sortEntries(Object.entries(record)).filter(([key]) => isKept(key)));
}
