import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Finds the file for a URL path in the public directories; undefined if there is none, or if the path is malformed or leads outside. */
export function findPublicFile(publicDirs: readonly string[], url: string): string | undefined {
  try {
    const relative = decodeURI(url);
    if (/\0/.test(relative) || relative.split(/[/\\]/).includes('..')) return undefined;
    return publicDirs.map((dir) => path.join(dir, relative)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  } catch {
    return undefined;
  }
}

/** Finds the size of a public image in pixels, so that it does not shift the layout. Throws if it is not an image. */
export function findImageSize(publicDirs: readonly string[], src: string): { width: number; height: number } | undefined {
  const file = findPublicFile(publicDirs, src);
  if (!file) return undefined;
  const { width, height, orientation = 1 } = measureImage(readFileSync(file));
  const size = { width: Math.round(width), height: Math.round(height) };
  // Browsers show a JPEG with one of these orientations, such as a photo in portrait format, turned by 90 degrees.
  return orientation >= 5 ? { width: size.height, height: size.width } : size;
}

/** The reasons that the library gives, such as an offset outside of its bounds, do not say what is wrong with the file. */
function measureImage(data: Uint8Array): ReturnType<typeof imageSize> {
  if (data.length === 0) throw new Error('the file is empty');
  try {
    return imageSize(data);
  } catch (cause) {
    throw new Error('it is damaged, has no size, or is not an image', { cause });
  }
}
