import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Returns a function that finds the size in pixels of an image in the public directories, so that images do not shift the layout. */
export function createImageSizes(publicDirs: readonly string[]) {
  return (src: string): { width: number; height: number } | undefined => {
    const file = publicDirs.map((dir) => path.join(dir, decodeURI(src))).find((each) => existsSync(each));
    if (!file) return undefined;
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  };
}
