// @ts-nocheck
import fs from 'fs';
import path from 'node:path';

const unused = 'never read';
let cache;

export const describe = () => {
  cache ??= path.basename(import.meta.url);
  return [cache, fs.existsSync('package.json')].join();
};
