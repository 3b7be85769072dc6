import type { Element, ElementContent, Properties } from 'hast';
import type { Measured, RunView, ShownFile } from '@/lib/examples/types';
import { type ExplorerSet, toAttributes } from '@/lib/markdown/explorer-sets';
import { printMarkup } from '@/lib/markdown/print-markup';
import { type CodeToken, readTokens } from '@/lib/markdown/read-tokens';
import { getFileKind } from '@/lib/site/file-kind';
import { formatSize } from '@/lib/site/format-size';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** How much of the files an explorer shows: all, with folded parts that can be opened, or only the parts that are not folded. */
export type ExplorerDetail = 'full' | 'excerpts';

/**
 * Renders a file of an explorer: its path, its size and its code. It is a string, because as elements thousands of tokens would be
 * created, sent in the payload and hydrated for no use.
 */
export async function renderFile(
  { path, lang, parts }: ShownFile,
  size: number | null | undefined,
  set: ExplorerSet,
  { detail, texts }: { detail: ExplorerDetail; texts: UiTexts['explorer'] },
): Promise<string> {
  const icon = build('span', { className: ['file-icon'], 'data-kind': getFileKind(path), ariaHidden: 'true' });
  const head = build('p', {}, icon, text(path), ...(typeof size === 'number' ? [build('span', {}, text(formatSize(size)))] : []));
  const body: ElementContent[] = [];
  for (const { text: code, folded } of parts) {
    const lines = code.replace(/^\n+|\n+$/g, '').split('\n');
    const summary = text(fillText(texts.folded, { count: String(lines.length) }));
    if (!folded) body.push(await buildCode(code, lang));
    else if (detail === 'excerpts') body.push(build('p', {}, summary));
    else body.push(build('details', {}, build('summary', {}, summary), await buildCode(lines.join('\n'), lang)));
  }
  return printMarkup([build('div', toAttributes(set), head, ...body)]);
}

/** Renders the command of all builds: each flag belongs to the combinations with its value. */
export function renderCommand(flags: readonly (readonly string[])[]): string {
  const parts = flags.flatMap((values, axis) =>
    values.flatMap((flag, index) => (flag ? [build('span', toAttributes({ [axis + 1]: [index + 1] }), text(` ${flag}`))] : [])),
  );
  return printMarkup([build('pre', { tabIndex: 0 }, build('code', {}, text('npx rslib'), ...parts))]);
}

/** Renders the number of files and their sizes: of JavaScript, or of declaration files. */
export function renderSizes(
  tree: RunView['tree'],
  measured: Measured | undefined,
  set: ExplorerSet,
  { texts, kind }: { texts: UiTexts['explorer']; kind: 'code' | 'types' },
): string {
  const total = tree.some(({ size }) => size === null) ? undefined : tree.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const count = String(tree.length);
  const words = [
    fillText(texts.files[`${kind}${tree.length === 1 ? 'One' : ''}`], { count }),
    ...(total === undefined ? [] : [formatSize(total)]),
    ...(measured ? [fillText(texts.measured, { minified: formatSize(measured.minified), gzip: formatSize(measured.gzip) })] : []),
  ];
  return printMarkup([build('li', toAttributes(set), text(words.join(' · ')))]);
}

/** Renders a text in place of the files of combinations that are not in the page. */
export function renderWait(set: ExplorerSet, { loading }: UiTexts['explorer']): string {
  return printMarkup([build('p', { 'data-wait': '', ...toAttributes(set) }, text(loading))]);
}

async function buildCode(code: string, lang: string): Promise<Element> {
  const lines = await readTokens(code, lang);
  const children = lines.flatMap((line, index) => [...(index > 0 ? [text('\n')] : []), ...line.map(buildToken)]);
  return build('pre', {}, build('code', {}, ...children));
}

function buildToken({ text: value, className }: CodeToken): ElementContent {
  return className ? build('span', { className: [className] }, text(value)) : text(value);
}

function build(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
