import { area } from '#lib/index';

export const unit = area({ width: 1, height: 1 });
