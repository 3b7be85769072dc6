import { readFileSync } from 'node:fs';

export function readMail(name: string): string {
  const file = new URL(/* rspackIgnore: true */ `./mails/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trim();
}
