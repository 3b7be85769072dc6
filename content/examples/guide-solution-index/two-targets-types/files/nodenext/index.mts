import { platform } from 'page-title';

export const expected: 'node' = platform;
