import path from 'node:path';

/** The Finder of macOS writes this file into the folders that it shows. */
export const FINDER_FILE = '.DS_Store';

/** Returns the path of a file relative to a folder, with forward slashes. */
export function toRelativePath(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** Converts an absolute path for messages: relative to the working directory and with forward slashes, so that contributors can open it. */
export function toDisplayPath(file: string): string {
  return toRelativePath(process.cwd(), file);
}

/** Returns whether a folder contains a path, or is it. On Windows, whose rules tests pass, the two may be on different drives. */
export function isInside(file: string, folder: string, { relative, isAbsolute, sep }: path.PlatformPath = path): boolean {
  const relativePath = relative(folder, file);
  return relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}
