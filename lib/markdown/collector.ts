import type { Root } from 'mdast';
import type { Node } from 'unist';
import { type ExampleData, type ExampleSource, hashData, loadData } from '@/lib/markdown/example-source';
import type { ExplorerView } from '@/lib/markdown/explorer-view';
import type {} from '@/lib/markdown/node-data';
import type {
  CodeBlock,
  Dependency,
  Heading,
  OptionEntry,
  PageTarget,
  Prose,
  Section,
  SectionSource,
  ShownExample,
  SourceLocation,
  UsedExample,
} from '@/lib/markdown/types';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { hashValue } from '@/lib/site/hash-value';

/** A compiled page. Plain JSON, since it is cached on disk. */
export interface CompiledPage {
  readonly code: string;
  /** The page as mdast, with fragments inlined and links resolved. Custom elements carry their data. All outputs other than HTML use it. */
  readonly tree: Root;
  /** Only for a home page with `hero.example`. */
  readonly explorer?: ExplorerView;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly sources: readonly SectionSource[];
  /** The text that authors wrote for readers, on the page and in its fragments. */
  readonly prose: readonly Prose[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Commands that readers are told to run: lines of shell blocks, and `command` of package manager tabs. */
  readonly commands: readonly string[];
  /** The examples that the page shows, followed by those that it only quotes. */
  readonly examples: readonly UsedExample[];
  /** The examples that the page shows rather than quotes, in order. */
  readonly shownExamples: readonly ShownExample[];
  /** Names of the options whose type and default the page lists. */
  readonly options: readonly string[];
  /** Names of the exports whose signature the page shows. */
  readonly signatures: readonly string[];
  /** The options that the page documents under headings. */
  readonly optionEntries: readonly OptionEntry[];
  readonly links: readonly PageTarget[];
  readonly externalLinks: readonly PageTarget[];
  readonly images: readonly PageTarget[];
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes lists mutable, because they grow during compilation. */
type Growing<Lists> = { readonly [Name in keyof Lists]: Lists[Name] extends readonly (infer Item)[] ? Item[] : never };

/** What the plugins collect while a page is compiled, for `compilePage` to return. */
export interface Collector extends Growing<Omit<CompiledPage, 'code' | 'explorer' | 'tree' | 'sections'>> {
  /** Path of the page in messages, relative to the project. */
  readonly file: string;
  readonly sections: { id: string; paragraphs: string[]; messages: string[] }[];
  /** Path of a fragment in messages -> its text as written, and as parsed, to which the positions of its nodes refer. */
  readonly fragments: Map<string, { readonly text: string; readonly parsed: string }>;
  /** Tool with its version -> number of examples that ran it. */
  readonly tools: Map<string, number>;
  tree: Root;
}

/** Creates an empty collector; `file` is the path of the page in messages. */
export function createCollector(file: string): Collector {
  return {
    file,
    headings: [],
    sections: [],
    sources: [],
    fragments: new Map(),
    prose: [],
    codeBlocks: [],
    commands: [],
    examples: [],
    shownExamples: [],
    options: [],
    signatures: [],
    optionEntries: [],
    tools: new Map(),
    links: [],
    externalLinks: [],
    images: [],
    dependencies: [],
    diagnostics: [],
    tree: { type: 'root', children: [] },
  };
}

/** Counts an example that a node of the page uses, and the tools that the example ran. */
export function countExample(collector: Collector, node: Node, id: string, ran: readonly string[]): void {
  const { examples, tools } = collector;
  examples.push({ id, ...getLocation(node, collector) });
  for (const tool of ran) tools.set(tool, (tools.get(tool) ?? 0) + 1);
}

/** Returns the file and line of a node, for messages. */
export function getLocation(node: Node, collector: Collector): SourceLocation {
  return { file: node.data?.fragment ?? collector.file, line: node.position?.start.line ?? 1 };
}

/** Describes where something was first, seen from another place: the line, after the file if it is a different one. */
export function describeFirst(first: SourceLocation, other: SourceLocation): string {
  return `first in ${first.file === other.file ? '' : `${first.file}, `}line ${first.line}`;
}

export function reportMistake(collector: Collector, node: Node, { message, hint }: Mistake): void {
  collector.diagnostics.push({ ...getLocation(node, collector), message, hint });
}

/** Records a value that comes from outside the page as a dependency of the compilation, and returns it. */
export function track<Value>(
  collector: Collector,
  kind: Dependency['kind'],
  name: string,
  value: Value,
  hash: (value: Value) => string = hashValue,
): Value {
  const isKnown = collector.dependencies.some((known) => known.kind === kind && known.name === name);
  if (!isKnown) collector.dependencies.push({ kind, name, hash: hash(value) });
  return value;
}

/** Loads the data of an element and records it as a dependency. Throws like `loadData`. */
export function loadTracked<Kind extends keyof ExampleData>(
  collector: Collector,
  source: ExampleSource,
  kind: Kind,
  name: string,
): ExampleData[Kind] {
  return track(collector, kind, name, loadData(source, kind, name), () => hashData(source, kind, name));
}
