import { statSync } from 'node:fs';
import path from 'node:path';

/** Finds the file for the path of a URL in the public directories; undefined if there is none, or the path is malformed or leads elsewhere. */
export function findPublicFile(publicDirs: readonly string[], url: string): string | undefined {
  try {
    const relative = decodeURI(url);
    if (/\0/.test(relative) || relative.split(/[/\\]/).includes('..')) return undefined;
    return publicDirs.map((dir) => path.join(dir, relative)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  } catch {
    return undefined;
  }
}
