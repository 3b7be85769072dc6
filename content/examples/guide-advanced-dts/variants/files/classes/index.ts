import { Box } from './box';

export const measure = (box: Box): number => box.area();
