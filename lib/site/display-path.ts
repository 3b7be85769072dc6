import path from 'node:path';

/** Converts an absolute path for messages: relative to the working directory and with forward slashes, so that contributors can open it. */
export function toDisplayPath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}
