// @ts-expect-error
import { subtract } from './math/substract';

export const rest = (all: number, part: number) => subtract(all, part);
