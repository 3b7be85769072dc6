import type { BlockContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ExampleView, ShownFile } from '@/lib/examples/types';
import { renderCommands } from '@/lib/markdown/command-html';
import type { EXAMPLE_PARTS, ExampleSummary } from '@/lib/markdown/element-data';
import { MAX_TABS } from '@/lib/markdown/element-rules';
import { buildConfig, buildFile, buildFileTree, buildFix, buildLog } from '@/lib/markdown/example-nodes';
import { buildHref, type ExampleSource } from '@/lib/markdown/example-source';
import { buildFileTreeEntries, sumSizes } from '@/lib/markdown/file-tree';
import type { FoldSize } from '@/lib/markdown/fold';
import { buildElement, findText } from '@/lib/markdown/jsx-elements';
import { buildParagraph, buildText } from '@/lib/markdown/mdast-nodes';

/** Examples with this many output files, up to `MAX_TABS`, show them in tabs, others one below the other. */
const MIN_TABS = 3;

type ExamplePart = (typeof EXAMPLE_PARTS)[number];

interface ExampleContext {
  /** Under the heading of an option: its name. Long files are then folded more. */
  readonly term?: string;
  /** Additional files to fold. */
  readonly support: readonly ShownFile[];
}

/** Builds `<Example id only open>`: `only` lists the parts to show, `open="tree"` unfolds the list of files. */
export function buildExample(
  view: ExampleView,
  node: MdxJsxFlowElement,
  source: ExampleSource,
  { term, support }: ExampleContext,
): MdxJsxFlowElement {
  const shows = (part: ExamplePart) => showsPart(node, part);
  const [run] = view.runs;
  const input = shows('input') ? [...view.input, ...support] : [];
  const output = run && shows('output') ? run.output : [];
  const tree = run && shows('tree') ? run.tree : [];
  const log = shows('log') ? run?.log : undefined;
  const fixes = shows('log') ? view.fixes : [];
  const hasResult = output.length > 0 || tree.length > 0 || log !== undefined || fixes.length > 0;
  const size: FoldSize = term === undefined ? 'normal' : 'compact';
  const summary: ExampleSummary = {
    id: view.id,
    isProject: view.isProject,
    tools: view.tools,
    href: buildHref(view.id, source),
    commands: hasResult ? (run?.commands ?? []) : [],
    failsWith: run?.failsWith,
    isBuild: run?.isBuild ?? false,
    fix: fixes[0] && { path: fixes[0].path },
    files: tree.length > 0 ? { count: tree.length, size: sumSizes(tree) } : undefined,
    showsFiles: findText(node, 'open') === 'tree' && (term === undefined || output.length === 0),
    tabs: output.length >= MIN_TABS && output.length <= MAX_TABS ? output.map(({ path }) => path) : [],
  };
  const isTabbed = summary.tabs.length > 0;
  const outputFiles = output.map((file) => buildFile(file, { size, isBare: isTabbed }));
  const parts: BlockContent[][] = [
    buildInput(input, support, { hasResult, size, term }),
    tree.length > 0 ? [buildFileTree(buildFileTreeEntries(tree))] : [],
    log ? [buildLog(log, size)] : [],
    fixes.map((fix, index) => buildFix(fix, { isBare: index === 0 })),
    ...(isTabbed ? outputFiles.map((file) => [file]) : [outputFiles]),
  ];
  const command = summary.commands.length > 0 ? renderCommands(summary.commands) : undefined;
  const children = parts.map((part) => buildElement(null, {}, part));
  const content = { input, output, tree, log, fixes };
  return buildElement('Example', { view: summary, command }, children, { kind: 'example', summary, content });
}

/** Returns whether an `<Example>` shows a part. It shows those that `only` names, or all without that attribute. */
export function showsPart(node: MdxJsxFlowElement, part: ExamplePart): boolean {
  return findText(node, 'only')?.split(' ').includes(part) ?? true;
}

const CONFIG = /^rslib(?:\.[\w-]+)*\.config\.\w+$/;
const MANIFEST = /(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/;

/**
 * Builds the files in order, folding those that only support the first one: package.json, tsconfig.json and the files of `folded`. Next to
 * the text about an option, everything but the configuration is folded if there is a result to compare it with.
 */
function buildInput(
  files: readonly ShownFile[],
  folded: readonly ShownFile[],
  { hasResult, size, term }: { readonly hasResult: boolean; readonly size: FoldSize; readonly term?: string },
): BlockContent[] {
  const isConfigured = term !== undefined && hasResult && files.some(({ path }) => CONFIG.test(path));
  const isSupport = (file: ShownFile, index: number) =>
    folded.includes(file) || (index > 0 && (MANIFEST.test(file.path) || (isConfigured && !CONFIG.test(file.path))));
  const support = files.filter(isSupport).map((file) => {
    // Its file name is indexed with the code.
    const summary: BlockContent = { ...buildParagraph(buildText(file.path)), data: { hName: 'summary', unsearched: true } };
    const code = buildFile(file, { isBare: true });
    if (folded.includes(file)) code.data = { ...code.data, isSupport: true };
    return buildElement('details', {}, [summary, code]);
  });
  const build = (file: ShownFile) => (term && CONFIG.test(file.path) ? buildConfig(file, term) : buildFile(file, { size }));
  const main = files.filter((file, index) => !isSupport(file, index)).map(build);
  return [...main, ...(support.length > 0 ? [buildElement('div', { className: 'example-more' }, support)] : [])];
}
