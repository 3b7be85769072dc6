import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lists the files below a folder, if it exists, as sorted relative paths with forward slashes. Does not follow links to folders. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  // Not `recursive`, with which newer versions of Node.js also list what is behind links to folders.
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(file).map((each) => `${entry.name}/${each}`);
      return entry.isFile() || (entry.isSymbolicLink() && statSync(file, { throwIfNoEntry: false })?.isFile()) ? entry.name : [];
    })
    .sort();
}

/** Reads a text file; undefined if it does not exist. */
export function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Writes a file, and creates the folders that it is in. */
export function writeFileWithFolders(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Folders of a site whose hidden files are inputs, too: `.well-known/security.txt` is published, and an example may have an `.env`. */
export const WHOLE_FOLDERS: readonly string[] = ['public', path.join('content', 'examples')];

/** Matches the files that `replaceFiles` writes first, which watchers ignore. */
export const DRAFT = /[\\/]\.[^\\/]+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Replaces or creates files that people edit. All texts are written next to the files before the first of them is replaced, so that a full
 * disk or an interruption neither truncates a file nor leaves a part of the changes.
 */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const drafts = new Map<string, string>();
  try {
    for (const [file, text] of texts) {
      const isPresent = existsSync(file);
      // The target of a link is replaced, not the link.
      const target = isPresent ? realpathSync(file) : file;
      const draft = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
      mkdirSync(path.dirname(draft), { recursive: true });
      drafts.set(draft, target);
      writeDraft(draft, text, file, isPresent ? statSync(target).mode : undefined);
    }
    for (const [draft, target] of drafts) renameSync(draft, target);
  } finally {
    for (const draft of drafts.keys()) rmSync(draft, { force: true });
  }
}

/** `replaceFiles` for one file. */
export function replaceFile(file: string, text: string): void {
  replaceFiles(new Map([[file, text]]));
}

/** Throws errors with the path of the file, which the system's error for a full disk lacks. */
function writeDraft(draft: string, text: string, file: string, mode: number | undefined): void {
  try {
    writeFileSync(draft, text, { mode });
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/** Moves a file or a folder, and creates the folders that it will be in. */
export function moveFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
