import { index } from 'clock-text';
// @ts-expect-error There is no typesVersions for this one.
import { days } from 'clock-text/days';
import { zones } from 'clock-text/zones';

export const text: string = [index, zones, days].join(' ');
