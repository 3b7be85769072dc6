import { readdirSync } from 'node:fs';

const folder = new URL('.', import.meta.url);

export const listFiles = (): string[] => readdirSync(folder);
