import { platform } from 'page-title';

export const expected: 'browser' = platform;
