import { area } from '#shape/area';

export const dialArea = (radius: number) => area(radius).toFixed(1);
