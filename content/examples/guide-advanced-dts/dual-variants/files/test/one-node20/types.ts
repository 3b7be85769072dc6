import { fit, type Size } from 'fit-size/one';

const cover: Size = { width: 640, height: 360 };

export const thumbnail: Size = fit(cover, { width: 64, height: 64 });
