import type { Element, ElementContent, Properties } from 'hast';
import { findLanguage } from '@/lib/markdown/code-languages';
import { buildTag, buildText, listClasses, serializeHtml } from '@/lib/markdown/hast-nodes';
import { getFileKind } from '@/lib/site/file-kind';

/** Attribute of `pre` with the HTML of the code block, which the component `CodeBlock` renders. */
export const CODE_HTML = 'data-html';

interface CodeParts {
  readonly lang: string;
  /** File name. */
  readonly title?: string;
  /** Attributes of `pre`. */
  readonly properties?: Properties;
  readonly lines: readonly ElementContent[];
  /** Whether long lines wrap, which makes the height depend on the width of the window. */
  readonly isWrapped?: boolean;
  /** Label of the button that shows all lines, if some are folded. */
  readonly showAll?: string;
}

/** Languages without a label: readers recognize a command when they see one. */
const UNLABELED = new Set(['text', 'log', 'bash']);

/** Renders a code block as a string: as React elements, the thousands of tokens of a page would be sent again and hydrated for nothing. */
export function renderCode({ lang, title, properties = {}, lines, isWrapped = false, showAll }: CodeParts): string {
  const more = showAll ? [buildTag('details', {}, buildTag('summary', {}, buildText(showAll)))] : [];
  const head = title
    ? [buildTag('div', { className: ['code-head'] }, buildIcon(title), buildText(title), ...more)]
    : UNLABELED.has(findLanguage(lang) ?? '')
      ? []
      : [buildTag('span', { className: ['code-lang'] }, buildText(lang))];
  // A scroll container must be reachable by keyboard. Wrapped code is none until the reader stops the wrapping.
  const attributes = isWrapped ? {} : { ...buildRowsAttribute(lines), tabIndex: 0 };
  const pre = buildTag('pre', { ...properties, ...attributes }, buildTag('code', {}, ...lines));
  return serializeHtml([...head, pre, ...(title ? [] : more)]);
}

/** Blocks with at least this many rows get their height before the browser renders them. Shorter ones render instantly. */
const MIN_ROWS = 4;
/** Height of the dashed line of a fold, in lines. */
const FOLD_ROWS = 0.6;

/** Builds the attribute with the height of a block in lines, which a style rule reads. */
function buildRowsAttribute(lines: readonly ElementContent[]): Properties {
  const elements = lines.flatMap((line) => (line.type === 'element' ? [line] : []));
  const folds = elements.filter(({ properties }) => listClasses(properties).includes('rest')).length;
  const rows = elements.length - folds + folds * FOLD_ROWS;
  return rows < MIN_ROWS ? {} : { 'data-rows': Number(rows.toFixed(1)) };
}

/** Builds the icon of a file or, if the name ends in a slash, of a folder. */
export function buildIcon(name: string): Element {
  return buildTag('span', { className: ['file-icon'], 'data-kind': getFileKind(name), 'aria-hidden': 'true' });
}
