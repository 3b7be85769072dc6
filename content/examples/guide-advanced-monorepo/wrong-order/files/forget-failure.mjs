import { rmSync } from 'node:fs';

rmSync('packages/face/node_modules/.cache', { recursive: true });
