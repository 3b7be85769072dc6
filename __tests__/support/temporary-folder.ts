import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles, writeFileWithFolders } from '@/lib/node/files';

/** Data of files by their path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const ofTest: string[] = [];
const ofFile: string[] = [];
const remove = (folders: string[]) => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};
afterEach(() => remove(ofTest));
afterAll(() => remove(ofFile));

/** Creates a folder with these files and deletes it after the test. Its path has no links, which macOS has in that of temporary files. */
export function createFolder(files: Files = {}, owners = ofTest): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'build-')));
  owners.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Creates an empty folder for all tests of a file. */
export function createSharedFolder(): string {
  return createFolder({}, ofFile);
}

/** Deletes a folder after the test: one that a program creates in the repository. */
export function removeAfter(folder: string): void {
  ofTest.push(folder);
}

/** Writes files in a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, data] of Object.entries(files)) writeFileWithFolders(path.join(folder, name), data);
}

/** The same with these files in its folder `content`, except for `public/…` and dot-files, which are next to it. */
export function createDocs(files: Files): string {
  const place = (name: string) => (/^(?:public\/|\.)/.test(name) ? name : `content/${name}`);
  return createFolder(Object.fromEntries(Object.entries(files).map(([name, data]) => [place(name), data])));
}

/** Reads all files of a folder. */
export function readFolder(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
