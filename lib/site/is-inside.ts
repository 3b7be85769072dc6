import path from 'node:path';

/** Returns whether a folder contains a path, or is it. On Windows, whose rules tests pass, the two may be on different drives. */
export function isInside(file: string, folder: string, { relative, isAbsolute, sep }: path.PlatformPath = path): boolean {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
