import { multiply } from '@/math/multiply';
import type { Size } from '@/types';

export const area = (size: Size) => multiply(size.width, size.height);
