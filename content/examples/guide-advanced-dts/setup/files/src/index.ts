import { ratio } from './ratio';
import type { Size } from './size';

/** Scales a picture so that it fits into a box. */
export function fit(picture: Size, box: Size): Size {
  const isWide = ratio(picture) > ratio(box);
  const factor = isWide ? box.width / picture.width : box.height / picture.height;
  return { width: picture.width * factor, height: picture.height * factor };
}

export type { Size };
