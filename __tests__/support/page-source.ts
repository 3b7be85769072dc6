import path from 'node:path';
import type { CompiledPage } from '@/lib/markdown/collector';
import { compilePage, type PageSource } from '@/lib/markdown/compile-page';
import { en } from '@/lib/site/texts/en';

export const CONTENT = path.resolve('__tests__/fixtures/site/content');

/** A Chinese page of the fixture site with this text. `changes` replace settings. */
export function buildSource(body: string, changes: Partial<PageSource> = {}): PageSource {
  return {
    path: path.join(CONTENT, 'v2/zh/guide/x.mdx'),
    file: 'x.mdx',
    body,
    fragments: { root: CONTENT, langDir: 'v2/zh' },
    targets: { prefix: '/zh', findImageSize: () => ({ width: 120, height: 60 }) },
    code: { defaultWrapCode: false, showLineNumbers: false },
    footnotes: { label: '脚注', backTo: '返回引用 {n}' },
    ...changes,
  };
}

/** Compiles such a page. */
export function compile(body: string, changes?: Partial<PageSource>): Promise<CompiledPage> {
  return compilePage(buildSource(body, changes));
}

/** The examples of a folder, with English texts. */
export function buildExamples(root: string): NonNullable<PageSource['examples']> {
  return { root, lang: 'en', folderUrl: 'https://x.example/', texts: en };
}
