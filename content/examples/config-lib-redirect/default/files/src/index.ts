import { add } from './math';
import { multiply } from '@/math/multiply';
import { unit } from './text.ts';
import type { Size } from '@/types';

export const area = (size: Size) => multiply(size.width, size.height);
export const describe = (size: Size) => `${add(area(size), 0)} ${unit}`;
