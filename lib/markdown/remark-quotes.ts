import type { Code, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type ExampleRecord, findUnrecorded } from '@/lib/examples/record';
import { type Collector, countExample, getLocation, track } from '@/lib/markdown/collector';
import { type ExampleSource, type Found, findRecord } from '@/lib/markdown/example-source';
import { readQuoted, readTitle } from '@/lib/markdown/fence-meta';
import type {} from '@/lib/markdown/node-data';

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
      const found = source && track(collector, 'record', quoted.id, findRecord(source, quoted.id));
      const mistake = found ? describeDifference(node, quoted, found) : 'The site has no examples.';
      if (mistake) {
        const hint = 'Quote the snapshot.json of the example as it is; an ellipsis stands for text that is left out.';
        collector.diagnostics.push({ ...getLocation(node, collector), message: mistake, hint });
      }
      node.meta = node.meta?.replace(/\s*\bexample="[^"]*"/, '') ?? null;
      node.data = { ...node.data, verification: 'example' };
      if (!collector.examples.includes(quoted.id)) countExample(collector, quoted.id, found?.kind === 'found' ? found.view.tools : []);
      const next = parent.children[index + 1];
      const isLast = next?.type !== 'code' || readQuoted(next.meta)?.id !== quoted.id;
      if (!isLast || !source?.folderUrl) return undefined;
      parent.children.splice(index + 1, 0, buildLink(`${source.folderUrl}${quoted.id}`, source.texts.example.folder));
      return [SKIP, index + 2];
    });
  };
}

function describeDifference(
  { value, meta }: Code,
  { id, step }: { readonly id: string; readonly step?: number },
  found: Found<ExampleRecord>,
): string | undefined {
  if (found.kind === 'error') return found.message;
  const { logs, said, files } = found.view;
  const title = readTitle(meta);
  if (title !== undefined) {
    const lines = files[title];
    if (!lines) return `The example "${id}" has no file "${title}", or does not list it in "output".`;
    const line = findUnrecorded(value, lines);
    return line && `${title} of the example "${id}" has no line "${line}".`;
  }
  const lines = step === undefined ? logs.flat() : logs[step - 1];
  if (!lines) return `The example "${id}" has no step ${step}.`;
  const line = findUnrecorded(value, lines, said);
  return line && `The log of the example "${id}"${step === undefined ? '' : `, step ${step},`} has no line "${line}".`;
}

function buildLink(url: string, text: string): Paragraph {
  return {
    type: 'paragraph',
    data: { unsearched: true, hProperties: { className: ['quote-source'] } },
    children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }],
  };
}
