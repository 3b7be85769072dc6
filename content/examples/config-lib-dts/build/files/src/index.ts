import type { Unit } from '../shared/src/index';

export const units: Unit[] = ['minute', 'second'];
