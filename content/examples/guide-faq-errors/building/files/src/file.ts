import { readFileSync } from 'fs';

export const readZone = (): string => readFileSync('/etc/timezone', 'utf8');
