import type { Unit } from 'tide-units';

export const unit: Unit = 'm';
