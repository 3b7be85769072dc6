import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { splitTarget } from '@/lib/checks/check-followed';
import { listExamples, readDefinition } from '@/lib/examples/read-examples';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/display-path';
import { parseJson } from '@/lib/site/parse-json';
import { words } from '@/lib/site/validators';
import type { Page } from '@/lib/source/types';

type Guide = Pick<Page, 'displayFile' | 'contentPath'>;

/** Path prefix of the pages that walk their readers through something. */
const GUIDES = '/guide/';

/** Guides that set up nothing: path -> reason. A site without this file does not check its guides. */
const LIST = 'not-followed.json';

const schema = z.record(z.string().startsWith(GUIDES), words);

/**
 * Checks that each guide either has an example that `follows` it, so that its instructions are checked and built, or is listed with a
 * reason. Reports entries for followed and unknown guides; the latter only if all pages could be parsed (`isComplete`).
 */
export function checkGuides(pages: readonly Guide[], examplesRoot: string, isComplete: boolean): Diagnostic[] {
  const source = path.join(examplesRoot, LIST);
  if (!existsSync(source)) return [];
  const file = toDisplayPath(source);
  const list = parseJson(readFileSync(source, 'utf8'), schema);
  if (list.mistakes) {
    const fix = `Write { "${GUIDES}…": "why no example follows it" }.`;
    return list.mistakes.map(({ line, message }) => ({ file, line, message, hint: fix }));
  }
  const listed = new Set(Object.keys(list.value));
  const followed = new Set(listExamples(examplesRoot).flatMap((id) => splitTarget(readDefinition(examplesRoot, id).follows ?? '').path));
  const guides = new Map<string, Guide>();
  // A page and its translations share their examples, so it is enough to check the first one.
  for (const page of pages) if (page.contentPath.startsWith(GUIDES) && !guides.has(page.contentPath)) guides.set(page.contentPath, page);
  const missing = [...guides.values()].filter(({ contentPath }) => !followed.has(contentPath) && !listed.has(contentPath));
  const hint = 'Remove the entry, or correct it.';
  return [
    ...missing.map((page) => ({
      file: page.displayFile,
      message: `No example follows the guide ${page.contentPath}.`,
      hint: `Set "follows" in the example.json of the project that its readers end up with, or list the guide in ${file} with a reason.`,
    })),
    ...[...listed].flatMap((guide) => {
      if (followed.has(guide)) return [{ file, message: `An example follows ${guide}, which is listed as not followed.`, hint }];
      if (!guides.has(guide) && isComplete) return [{ file, message: `There is no guide ${guide}.`, hint }];
      return [];
    }),
  ];
}
