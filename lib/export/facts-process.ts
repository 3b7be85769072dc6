import type { StyleSheets } from '@/lib/export/critical-files';
import { createFacts } from '@/lib/export/page-facts';
import { listPages, readPageFile } from '@/lib/export/pages';

/** The process of `readAhead`: sends the facts about the pages of a folder from a number on. */
const [, , outDir = '', basePath = '', first = ''] = process.argv;
const sheets: StyleSheets = { outDir, basePath, parsed: new Map() };
const facts = createFacts();
for (const file of listPages(outDir).slice(Number(first))) readPageFile(outDir, file, (html) => facts.read(file, html, sheets));
process.send?.(facts.list());
