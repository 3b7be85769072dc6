import os from 'os';
import path from 'node:path';

export const cacheFolder = (app: string): string => path.join(os.tmpdir(), app);
