import type { Element, ElementContent } from 'hast';
import type { Measured, RunView, ShownFile } from '@/lib/examples/types';
import { buildIcon } from '@/lib/markdown/code-html';
import { getFileLanguage } from '@/lib/markdown/code-languages';
import { type ExplorerSet, toAttributes } from '@/lib/markdown/explorer-sets';
import { sumSizes } from '@/lib/markdown/file-tree';
import { buildTag, buildText, serializeHtml } from '@/lib/markdown/hast-nodes';
import { readTokens } from '@/lib/markdown/highlighter';
import { formatSize } from '@/lib/site/format';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** How much of each file an explorer shows: all of it, with folded parts that can be opened, or only the parts that are not folded. */
export type ExplorerDetail = 'full' | 'excerpts';

/** Renders a file of an explorer, with its path and size, as a string like `renderCode`. */
export async function renderFile(
  { path, parts }: ShownFile,
  size: number | null | undefined,
  set: ExplorerSet,
  { detail, texts }: { detail: ExplorerDetail; texts: UiTexts['explorer'] },
): Promise<string> {
  const label = typeof size === 'number' ? [buildTag('span', {}, buildText(formatSize(size)))] : [];
  const head = buildTag('p', {}, buildIcon(path), buildText(path), ...label);
  const lang = getFileLanguage(path);
  const body: ElementContent[] = [];
  for (const { text: code, folded } of parts) {
    const count = code.trim().split('\n').length;
    const summary = buildText(fillText(texts.folded, { count: String(count) }));
    if (!folded) body.push(await buildPre(code, lang));
    else if (detail === 'excerpts') body.push(buildTag('p', {}, summary));
    else body.push(buildTag('details', {}, buildTag('summary', {}, summary), await buildPre(code, lang)));
  }
  // The language marks what readers can copy.
  return serializeHtml([buildTag('div', { ...toAttributes(set), ...(detail === 'full' && { 'data-lang': lang }) }, head, ...body)]);
}

/** Renders the command of all builds. `flags` has a flag for each value of each axis; `getSet` returns the combinations that it is for. */
export function renderFlags(flags: readonly (readonly string[])[], getSet: (axis: number, value: number) => ExplorerSet): string {
  const parts = flags.flatMap((values, axis) =>
    values.flatMap((flag, index) => (flag ? [buildTag('span', toAttributes(getSet(axis + 1, index + 1)), buildText(` ${flag}`))] : [])),
  );
  return serializeHtml([buildTag('pre', { tabIndex: 0 }, buildTag('code', {}, buildText('npx rslib'), ...parts))]);
}

/** Renders the number and sizes of JavaScript or declaration files. */
export function renderSizes(
  tree: RunView['tree'],
  measured: Measured | undefined,
  set: ExplorerSet,
  { texts, kind }: { texts: UiTexts['explorer']; kind: 'code' | 'types' },
): string {
  const total = sumSizes(tree);
  const count = String(tree.length);
  const words = [
    fillText(texts.files[`${kind}${tree.length === 1 ? 'One' : ''}`], { count }),
    ...(total === undefined ? [] : [formatSize(total)]),
    ...(measured ? [fillText(texts.measured, { minified: formatSize(measured.minified), gzip: formatSize(measured.gzip) })] : []),
  ];
  return serializeHtml([buildTag('li', toAttributes(set), buildText(words.join(' · ')))]);
}

/** Renders a placeholder for the files of combinations that are not in the page. */
export function renderWait(set: ExplorerSet, { loading }: UiTexts['explorer']): string {
  return serializeHtml([buildTag('p', { 'data-wait': '', ...toAttributes(set) }, buildText(loading))]);
}

async function buildPre(code: string, lang: string): Promise<Element> {
  const lines = await readTokens(code, lang);
  const children = lines.flatMap((line, index) => [
    ...(index > 0 ? [buildText('\n')] : []),
    ...line.map(({ text, className }) => (className ? buildTag('span', { className: [className] }, buildText(text)) : buildText(text))),
  ]);
  return buildTag('pre', {}, buildTag('code', {}, ...children));
}
