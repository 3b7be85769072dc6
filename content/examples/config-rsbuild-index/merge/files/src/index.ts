import 'zone-data';
import 'zone-names';

declare const HOURS: number;
declare const MINUTES: number;

export const total = HOURS * MINUTES;
