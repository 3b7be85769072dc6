import type { Color } from 'color-names';
import { INCH, type Pixels } from 'length-units';

export interface Frame {
  color: Color;
  width: Pixels;
}

export const thin = (color: Color): Frame => ({ color, width: INCH / 96 });
