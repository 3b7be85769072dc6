import { Box } from './box';

export const create = (): Box => new Box();
