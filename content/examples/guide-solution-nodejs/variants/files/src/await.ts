import { readFile } from 'node:fs/promises';

const settings = JSON.parse(await readFile('package.json', 'utf8'));

export const version: string = settings.version;
