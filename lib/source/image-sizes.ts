import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Finds the size in pixels of images in the public folders, the first that has the file; measured sizes keep the layout still. */
export function createImageSizes(publicDirs: readonly string[]) {
  return (src: string): { width: number; height: number } | undefined => {
    const file = publicDirs.map((dir) => path.join(dir, decodeURI(src))).find((each) => existsSync(each));
    if (!file) return undefined;
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  };
}
