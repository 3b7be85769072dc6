import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { findPublicFile } from '@/lib/source/public-files';

/**
 * Returns a function that finds the size in pixels of an image in the public directories, so that images do not shift the layout.
 * It throws if the file is not an image.
 */
export function createImageSizes(publicDirs: readonly string[]) {
  return (src: string): { width: number; height: number } | undefined => {
    const file = findPublicFile(publicDirs, src);
    if (!file) return undefined;
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  };
}
