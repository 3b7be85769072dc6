import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const { zone } = require('zone-names') as { zone: string };
