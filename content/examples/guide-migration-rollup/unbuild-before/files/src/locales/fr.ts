import type { Locale } from '../index';

export const fr: Locale = { seconds: 's', minutes: 'min' };
