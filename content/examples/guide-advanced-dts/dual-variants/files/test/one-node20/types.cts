import { fit, type Size } from 'fit-size/one';

export const thumbnail: Size = fit({ width: 640, height: 360 }, { width: 64, height: 64 });
