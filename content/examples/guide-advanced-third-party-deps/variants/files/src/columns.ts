import type { Column } from 'text-pad';

export const columns: Column[] = ['name', 'price'];
