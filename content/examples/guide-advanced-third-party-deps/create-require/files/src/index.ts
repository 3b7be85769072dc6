import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { padLine } = require('text-pad') as typeof import('text-pad');

export const line = (name: string, price: string) => padLine(name, price);
