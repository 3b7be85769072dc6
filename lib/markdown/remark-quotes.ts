import type { Code, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type ExampleRecord, findUnrecorded } from '@/lib/examples/record';
import { type Collector, countExample, loadTracked, reportMistake } from '@/lib/markdown/collector';
import { buildHref, type ExampleSource } from '@/lib/markdown/example-source';
import { type Quoted, readQuoted, readTitle } from '@/lib/markdown/fence-meta';
import { buildLink, buildParagraph } from '@/lib/markdown/mdast-nodes';
import { getOwn } from '@/lib/site/collections';
import { MistakeError, readMistake } from '@/lib/site/diagnostics';

/**
 * Compares code blocks that have `example="id"` with the record of that example, so that a page cannot quote what the tool no longer prints.
 * A block with a title quotes the file of that name, any other the log. Must run before `remarkSections`.
 */
export function remarkQuotes(collector: Collector, source: ExampleSource | undefined) {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      const quoted = readQuoted(node.meta);
      if (!quoted || !parent || index === undefined) return undefined;
      let tools: readonly string[] = [];
      try {
        if (!source)
          throw new MistakeError('The site has no examples.', 'Add the folder content/examples, or remove the attribute "example".');
        const record = loadTracked(collector, source, 'record', quoted.id);
        tools = record.tools;
        checkQuote(node, quoted, record);
      } catch (error) {
        reportMistake(collector, node, readMistake(error));
      }
      node.data = { ...node.data, verification: 'example' };
      if (!collector.examples.some(({ id }) => id === quoted.id)) countExample(collector, node, quoted.id, tools);
      const next = parent.children[index + 1];
      const isLast = next?.type !== 'code' || readQuoted(next.meta)?.id !== quoted.id;
      const url = isLast && source && buildHref(quoted.id, source);
      if (!url) return undefined;
      parent.children.splice(index + 1, 0, buildSourceLink(url, source.texts.example.folder));
      return [SKIP, index + 2];
    });
  };
}

/** Throws a `MistakeError` if a quote differs from the record of its example. */
function checkQuote({ value, meta }: Code, { id, step }: Quoted, record: ExampleRecord): void {
  const { logs, expected, files } = record;
  const title = readTitle(meta);
  const lines = title !== undefined ? getOwn(files, title) : step === undefined ? logs.flat() : logs[Number(step) - 1];
  if (!lines && title !== undefined)
    throw new MistakeError(
      `The example "${id}" has no file "${title}".`,
      'Correct the title, or list the file in "output" of the example.',
    );
  if (!lines) throw new MistakeError(`The example "${id}" has no step ${step}.`, `Write a step from 1 to ${logs.length} after the #.`);
  const line = findUnrecorded(value, lines, title === undefined ? expected : []);
  if (line === undefined) return;
  const source = title ?? `The log${step === undefined ? '' : ` of step ${step}`}`;
  throw new MistakeError(
    `${source} of the example "${id}" has no line "${line}".`,
    'Quote the snapshot.json of the example unchanged; an ellipsis stands for text that is left out.',
  );
}

/** Builds the link to the folder of a quoted example. A text version with one below each quote would be mostly links. */
function buildSourceLink(url: string, text: string): Paragraph {
  return {
    ...buildParagraph(buildLink(text, url)),
    data: { unsearched: true, isPageOnly: true, hProperties: { className: ['quote-source'] } },
  };
}
