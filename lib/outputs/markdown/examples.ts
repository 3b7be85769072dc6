import type { Code, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { RunView, ShownFile } from '@/lib/examples/types';
import { getFileLanguage } from '@/lib/markdown/code-languages';
import type { ElementData, ExampleSummary, FileTreeEntry } from '@/lib/markdown/element-data';
import { shortenLog } from '@/lib/markdown/fold';
import {
  buildCode,
  buildInlineCode,
  buildLine,
  buildList,
  buildParagraph,
  buildStrong,
  buildStrongLine,
  buildText,
} from '@/lib/markdown/mdast-nodes';
import { getOwn } from '@/lib/site/collections';
import { formatSize } from '@/lib/site/format';
import { describeProof, describeTools } from '@/lib/site/texts/describe-proof';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

type DataOf<Kind extends ElementData['kind']> = Extract<ElementData, { kind: Kind }>;

/** Converts the data of a custom element to plain Markdown. An example names its tools, except those that are `common` to the page. */
export function convertData(data: ElementData, texts: UiTexts, common: readonly string[]): RootContent[] {
  switch (data.kind) {
    case 'proof':
      return [buildParagraph(buildText(describeProof(data, texts.example)))];
    case 'example':
      return convertExample(data, texts, common);
    case 'explorer':
      return convertExplorer(data, texts);
    case 'file-tree':
      return [buildFileTree(data.entries)];
    case 'commands':
      return [buildCode('bash', data.managers.map(({ manager, command }) => `# ${manager}\n${command}`).join('\n\n'))];
  }
}

/** Converts an example: the input, a line with the command and the files that it wrote, then what it printed and wrote. */
function convertExample({ summary, content }: DataOf<'example'>, texts: UiTexts, common: readonly string[]): RootContent[] {
  const { input, output, tree, log, fixes } = content;
  const run = describeRun(summary, tree, texts.example, common);
  return [
    ...(input.length > 0 ? [buildStrongLine(texts.example.input)] : []),
    ...input.map((file) => buildFile(file, texts)),
    ...(run.length > 0 ? [buildParagraph(...run)] : []),
    ...output.map((file) => buildFile(file, texts)),
    ...(log ? [buildStrongLine(texts.example.log), buildCode('text', shortenLog(log.text.split('\n'), log.marks).join('\n'))] : []),
    ...(fixes.length > 0 ? [buildStrongLine(texts.example.fix)] : []),
    ...fixes.map(({ path, diff }) => buildCode('diff', diff, path)),
  ];
}

/** Builds a file with a comment in place of folded lines, most of which are runtime code. A single line is not replaced. */
function buildFile({ path, parts }: ShownFile, { explorer }: UiTexts): Code {
  const lang = getFileLanguage(path);
  const lines = parts.map((part) => {
    const count = part.text.trim().split('\n').length;
    if (!part.folded || count === 1) return part.text;
    const note = fillText(explorer.folded, { count: String(count) });
    return ['css', 'less', 'scss'].includes(lang) ? `/* ${note} */` : `// ${note}`;
  });
  return buildCode(lang, lines.join('\n').replace(/\n+$/, ''), path);
}

/** Describes a run: `npx rslib` → `dist/index.js` 1.3 kB, `dist/logo.svg` · Build fails with exit code 1 · Ran with tsup 8.5.1 */
function describeRun(
  { commands, failsWith, isBuild, tools }: ExampleSummary,
  tree: RunView['tree'],
  texts: UiTexts['example'],
  common: readonly string[],
): PhrasingContent[] {
  const files = tree.length > 0 ? [buildText(' → '), ...listFiles(tree)] : [];
  const isCommon = tools.every((tool) => common.includes(tool));
  const parts: PhrasingContent[][] = [
    ...(commands.length > 0 ? [[buildInlineCode(commands.join(' && ')), ...files]] : []),
    ...(failsWith === undefined ? [] : [[buildText(fillText(isBuild ? texts.fails : texts.ends, { code: String(failsWith) }))]]),
    ...(isCommon ? [] : [[buildText(describeTools(tools, texts))]]),
  ];
  return parts.flatMap((part, index) => (index > 0 ? [buildText(' · '), ...part] : part));
}

/** Lists files by path with their sizes. As text, names with `_` or `~` would contain backslashes. */
function listFiles(tree: RunView['tree']): PhrasingContent[] {
  return tree.flatMap(({ path, size }, index) => [
    ...(index > 0 ? [buildText(', ')] : []),
    buildInlineCode(path),
    ...(size === null ? [] : [buildText(` ${formatSize(size)}`)]),
  ]);
}

/** Converts an explorer to its choices, a line per combination, and the files of the first one: all of them would fill the page. */
function convertExplorer(data: DataOf<'explorer'>, texts: UiTexts): RootContent[] {
  const { explorer, example } = texts;
  const axes = data.axes.map(({ name, values }) =>
    buildLine(
      buildText(`${getOwn(explorer.axes, name) ?? name}: ${values.map((value) => getOwn(explorer.values, value) ?? value).join(', ')}`),
    ),
  );
  const [first] = data.builds;
  return [
    buildStrongLine(explorer.source),
    ...data.input.map((file) => buildFile(file, texts)),
    buildStrongLine(explorer.label),
    buildList(axes),
    buildStrongLine(example.tree),
    buildList(data.builds.map((build) => convertBuild(build, texts))),
    buildStrongLine(`${example.output}: `, buildInlineCode(first?.commands.join(' && ') ?? '')),
    ...data.output.map((file) => buildFile(file, texts)),
    buildParagraph(buildText(fillText(example.verified, { version: data.version }))),
  ];
}

function convertBuild({ commands, failsWith, tree }: Pick<RunView, 'commands' | 'failsWith' | 'tree'>, { example }: UiTexts): ListItem {
  const result = failsWith === undefined ? listFiles(tree) : [buildText(fillText(example.fails, { code: String(failsWith) }))];
  return buildLine(buildInlineCode(commands.join(' && ')), buildText(': '), ...result);
}

function buildFileTree(entries: readonly FileTreeEntry[]): List {
  return buildList(
    entries.map((entry) => {
      const name = buildText(entry.name);
      const note = entry.note ? [buildText(` ${entry.note}`)] : [];
      const item = buildLine(entry.isMarked ? buildStrong(name) : name, ...note);
      return entry.kind === 'folder' && entry.entries.length > 0
        ? { ...item, children: [...item.children, buildFileTree(entry.entries)] }
        : item;
    }),
  );
}
