import { readdirSync } from 'node:fs';

const folder = new URL(/* rspackIgnore: true */ '.', import.meta.url);

export const listFiles = (): string[] => readdirSync(folder);
