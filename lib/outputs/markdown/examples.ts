import type { Code, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { RunView, ShownFile } from '@/lib/examples/types';
import type { ElementData, ExamplePane, ExampleSummary, FileTreeEntry, ManagerCommands } from '@/lib/markdown/element-data';
import { buildFileTreeEntries } from '@/lib/markdown/file-tree';
import { buildCode, buildList, buildText, strongLine } from '@/lib/outputs/markdown/content';
import { formatSize } from '@/lib/site/format-size';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Elements whose data is an attribute, in plain Markdown. */
export function convertData(data: ElementData, texts: UiTexts): RootContent[] {
  switch (data.kind) {
    case 'example':
      return [...data.panes.flatMap((pane) => convertPane(pane, texts)), buildFoot(data.summary, texts)];
    case 'explorer':
      return convertExplorer(data, texts);
    case 'file-tree':
      return [buildFileTree(data.entries)];
    case 'commands':
      return [buildCode('bash', data.managers.map(formatManager).join('\n\n'))];
  }
}

function convertPane(pane: ExamplePane, texts: UiTexts): RootContent[] {
  const title = strongLine(texts.example[pane.kind]);
  switch (pane.kind) {
    case 'input':
    case 'output':
      return [title, ...pane.files.map((file) => buildFile(file, texts))];
    case 'tree':
      return [title, buildFileTree(buildFileTreeEntries(pane.files))];
    case 'log':
      return [title, buildCode('text', pane.text)];
  }
}

/** A file with a comment in place of the lines that pages fold, which are runtime code for the most part. */
function buildFile({ path, lang, parts }: ShownFile, { explorer }: UiTexts): Code {
  const lines = parts.map((part) => {
    if (!part.folded) return part.text;
    const note = fillText(explorer.folded, { count: String(part.text.trim().split('\n').length) });
    return /^(?:css|less|scss)$/.test(lang) ? `/* ${note} */` : `// ${note}`;
  });
  return buildCode(lang, lines.join('\n').replace(/\n+$/, ''), path);
}

/** `npx rslib` · Ran with @rslib/core 1.0.0 */
function buildFoot({ commands, failsWith, isBuild, tools }: ExampleSummary, { example }: UiTexts): Paragraph {
  const words = [
    ...(failsWith === undefined ? [] : [fillText(isBuild ? example.fails : example.ends, { code: String(failsWith) })]),
    fillText(example.ranWith, { tools: tools.join(', ') }),
  ].join(' · ');
  const command: PhrasingContent[] = [{ type: 'inlineCode', value: commands.join(' && ') }, buildText(` · ${words}`)];
  return { type: 'paragraph', children: commands.length > 0 ? command : [buildText(words)] };
}

/**
 * All combinations with their files would make up most of a page, so this lists the choices, one line per combination with its
 * command and output files, and the content of files for the first combination only.
 */
function convertExplorer(data: Extract<ElementData, { kind: 'explorer' }>, texts: UiTexts): RootContent[] {
  const { explorer, example } = texts;
  const axes = data.summary.axes.map(({ name, values }) =>
    buildItem(buildText(`${explorer.axes[name] ?? name}: ${values.map((value) => explorer.values[value] ?? value).join(', ')}`)),
  );
  const [first] = data.builds;
  return [
    strongLine(explorer.source),
    ...data.input.map((file) => buildFile(file, texts)),
    strongLine(explorer.label),
    buildList(axes),
    strongLine(example.tree),
    buildList(data.builds.map((build) => convertBuild(build, texts))),
    strongLine(`${example.output}: `, { type: 'inlineCode', value: first?.commands.join('\n') ?? '' }),
    ...data.output.map((file) => buildFile(file, texts)),
    { type: 'paragraph', children: [buildText(fillText(example.verified, { version: data.summary.version }))] },
  ];
}

function convertBuild({ commands, failsWith, tree }: Pick<RunView, 'commands' | 'failsWith' | 'tree'>, { example }: UiTexts): ListItem {
  const files = tree.flatMap(({ path, size }, index): PhrasingContent[] => [
    ...(index > 0 ? [buildText(', ')] : []),
    { type: 'inlineCode', value: path },
    ...(size === null ? [] : [buildText(` ${formatSize(size)}`)]),
  ]);
  const result = failsWith === undefined ? files : [buildText(fillText(example.fails, { code: String(failsWith) }))];
  return buildItem({ type: 'inlineCode', value: commands.join('\n') }, buildText(': '), ...result);
}

function buildFileTree(entries: readonly FileTreeEntry[]): List {
  return buildList(
    entries.map((entry) => {
      const name = buildText(entry.name);
      const note = entry.note ? [buildText(` ${entry.note}`)] : [];
      const item = buildItem(entry.isMarked ? { type: 'strong', children: [name] } : name, ...note);
      return entry.kind === 'folder' && entry.entries.length > 0
        ? { ...item, children: [...item.children, buildFileTree(entry.entries)] }
        : item;
    }),
  );
}

/** The package manager as a comment, then its command. */
function formatManager({ manager, lines }: ManagerCommands): string {
  return [`# ${manager}`, ...lines.map(({ program, args }) => (args ? `${program} ${args}` : program))].join('\n');
}

function buildItem(...children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}
