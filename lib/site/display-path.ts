import path from 'node:path';

/** Absolute path -> path for messages: relative to the working directory, with forward slashes, as contributors can open it. */
export function toDisplayPath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}
