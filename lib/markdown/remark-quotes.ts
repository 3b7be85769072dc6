import type { Code, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type ExampleRecord, findUnrecorded } from '@/lib/examples/record';
import { type Collector, countExample, loadTracked, reportMistake } from '@/lib/markdown/collector';
import type { ExampleSource, Loaded } from '@/lib/markdown/example-source';
import { readQuoted, readTitle, removeText } from '@/lib/markdown/fence-meta';
import type {} from '@/lib/markdown/node-data';
import type { Mistake } from '@/lib/site/diagnostics';

const NO_EXAMPLES: Mistake = {
  message: 'The site has no examples.',
  hint: 'Add the folder content/examples, or remove the attribute "example".',
};

/**
 * Compares code blocks with `example="id"` with the record of that example, so that a page cannot quote what the tool no longer prints:
 * blocks with a title with the file of that name, others with the log. Adds a link to the folder of the example. Must run before
 * `remarkSections`.
 */
export function remarkQuotes(collector: Collector, source: ExampleSource | undefined) {
  return (tree: Root) => {
    visit(tree, 'code', (node, index, parent) => {
      const quoted = readQuoted(node.meta);
      if (!quoted || !parent || index === undefined) return undefined;
      const found = source && loadTracked(collector, source, 'record', quoted.id);
      const mistake = found ? findMistake(node, quoted, found) : NO_EXAMPLES;
      if (mistake) reportMistake(collector, node, mistake);
      node.meta = removeText(node.meta ?? '', 'example');
      node.data = { ...node.data, verification: 'example' };
      if (!collector.examples.some(({ id }) => id === quoted.id))
        countExample(collector, node, quoted.id, found?.kind === 'loaded' ? found.value.tools : []);
      const next = parent.children[index + 1];
      const isLast = next?.type !== 'code' || readQuoted(next.meta)?.id !== quoted.id;
      if (!isLast || !source?.folderUrl) return undefined;
      parent.children.splice(index + 1, 0, buildLink(`${source.folderUrl}${quoted.id}`, source.texts.example.folder));
      return [SKIP, index + 2];
    });
  };
}

/** How a quote differs from the record of its example, or why there is no record. */
function findMistake(
  { value, meta }: Code,
  { id, step }: { readonly id: string; readonly step?: number },
  found: Loaded<ExampleRecord>,
): Mistake | undefined {
  if (found.kind === 'error') return found;
  const { logs, said, files } = found.value;
  const title = readTitle(meta);
  const lines = title !== undefined ? files[title] : step === undefined ? logs.flat() : logs[step - 1];
  if (!lines)
    return title !== undefined
      ? { message: `The example "${id}" has no file "${title}".`, hint: 'Correct the title, or list the file in "output" of the example.' }
      : { message: `The example "${id}" has no step ${step}.`, hint: `Write a step from 1 to ${logs.length} after the #.` };
  const line = findUnrecorded(value, lines, title === undefined ? said : []);
  const place = title ?? `The log${step === undefined ? '' : ` of step ${step}`}`;
  return line === undefined
    ? undefined
    : {
        message: `${place} of the example "${id}" has no line "${line}".`,
        hint: 'Quote the snapshot.json of the example as it is; an ellipsis stands for text that is left out.',
      };
}

function buildLink(url: string, text: string): Paragraph {
  return {
    type: 'paragraph',
    data: { unsearched: true, hProperties: { className: ['quote-source'] } },
    children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }],
  };
}
