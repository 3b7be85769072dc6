import { renameSync, rmSync } from 'node:fs';

renameSync('cached/dist', 'cached/dist-before');
rmSync('cached/node_modules/.cache', { recursive: true });
rmSync('.env.production.local');
