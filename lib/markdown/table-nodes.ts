import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { DefaultCell, DefaultLabel, DefaultRow, FormatDefaultsView } from '@/lib/examples/format-defaults';
import type { UndocumentedOption } from '@/lib/examples/options';
import { buildHref, type ExampleSource } from '@/lib/markdown/example-source';
import { buildElement } from '@/lib/markdown/jsx-elements';
import { buildInline, buildInlineCode } from '@/lib/markdown/mdast-nodes';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

type Texts = UiTexts['formatDefaults'];

/** Builds a table of the recorded defaults: one column per format or, with `isCommon`, one column for the values that all formats share. */
export function buildFormatDefaultsTable(view: FormatDefaultsView, isCommon: boolean, source: ExampleSource): MdxJsxFlowElement {
  const texts = source.texts.formatDefaults;
  const columns = isCommon ? [buildInline(texts.everyFormat)] : view.formats.map((format) => [buildInlineCode(format)]);
  const rows = (isCommon ? view.common : view.differing).map((row) => buildRow(row, texts));
  const table: Table = { type: 'table', children: [buildCells([buildInline(texts.setting), ...columns]), ...rows] };
  return buildElement('FormatDefaults', { version: view.version, href: buildHref(view.id, source) }, [table]);
}

function buildRow({ label, cells }: DefaultRow, texts: Texts): TableRow {
  return buildCells([buildLabel(label, texts), ...cells.map((cell) => buildCell(cell, texts))]);
}

function buildCells(cells: readonly PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children): TableCell => ({ type: 'tableCell', children })) };
}

function buildLabel(label: DefaultLabel, texts: Texts): PhrasingContent[] {
  switch (label.kind) {
    case 'option':
    case 'expression':
      return [buildInlineCode(label.name)];
    case 'rspack':
      return buildInline(fillText(texts.rspack, { name: `\`${label.name}\`` }));
    case 'fact':
      return buildInline(texts.facts[label.fact]);
  }
}

function buildCell(cell: DefaultCell, texts: Texts): PhrasingContent[] {
  return cell.kind === 'code' ? [buildInlineCode(cell.text)] : buildInline(texts.values[cell.word]);
}

/** Builds a table of the options that no page documents, with reasons. */
export function buildUndocumented(options: readonly UndocumentedOption[], { texts: { undocumented } }: ExampleSource): MdxJsxFlowElement {
  const head = buildCells([undocumented.option, undocumented.type, undocumented.reason].map(buildInline));
  const rows = options.map(({ name, type, reason }) => buildCells([[buildInlineCode(name)], [buildInlineCode(type)], buildInline(reason)]));
  return buildElement('UndocumentedOptions', {}, [{ type: 'table', children: [head, ...rows] }]);
}
