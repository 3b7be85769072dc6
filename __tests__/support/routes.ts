import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';

const FOLDER = path.join(ROOT, 'content/en');

/** All English routes, by the files of the content without drafts and future posts; every route has a Chinese one under `/zh`. */
export const ROUTES: readonly string[] = listFiles(FOLDER)
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('shared/') && isPublished(readFileSync(path.join(FOLDER, file), 'utf8')))
  .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.mdx$|\.mdx$/, '')}`);

function isPublished(text: string): boolean {
  const [, date = ''] = /^date: (\S+)$/m.exec(text) ?? [];
  return !/^draft: true$/m.test(text) && date <= new Date().toISOString();
}
