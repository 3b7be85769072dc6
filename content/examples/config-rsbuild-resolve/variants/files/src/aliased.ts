import { area } from '#lib/area';

export const dialArea = (radius: number) => area(radius).toFixed(1);
