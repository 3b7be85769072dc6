import type { Zone } from '@/zone';

export const label = (zone: Zone): string => zone.name;
