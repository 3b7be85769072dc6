import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { BuildPanelView, CodeBlock, Dependency, Heading, Section, Target } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';

/** What the pipeline learns of a page while it compiles it: the plugins write, `compilePage` reads. */
export interface Collector {
  /** Name of the page's file in messages. */
  readonly file: string;
  readonly headings: Heading[];
  readonly sections: { id: string; paragraphs: string[] }[];
  readonly codeBlocks: CodeBlock[];
  readonly commands: string[];
  readonly examples: string[];
  readonly options: string[];
  readonly links: Target[];
  readonly images: Target[];
  readonly dependencies: Dependency[];
  readonly diagnostics: Diagnostic[];
  tree: Root;
}

/** What a page gives once it is compiled; plain JSON, since it is cached on disk. */
export interface CompiledPage {
  readonly code: string;
  /** The page as Markdown nodes, fragments and links resolved; elements of ours carry their data. Outputs other than HTML are made from it. */
  readonly tree: Root;
  /** Of a home page whose frontmatter names an example. */
  readonly buildPanel?: BuildPanelView;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Commands that the page tells to run, as one of them says it: lines of shell blocks, and `command` of the package manager tabs. */
  readonly commands: readonly string[];
  /** Ids of the examples that the page shows. */
  readonly examples: readonly string[];
  /** Names of the options whose facts the page lists. */
  readonly options: readonly string[];
  readonly links: readonly Target[];
  readonly images: readonly Target[];
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Nodes that come from a shared fragment carry its file, since their line numbers are of that file. */
interface Origin {
  fragment?: string;
}

export function markFragment(node: Node, file: string): void {
  const origin: Origin = { fragment: file };
  node.data = { ...origin, ...node.data };
}

/** File and line of a node, for messages. */
export function placeOf(node: Node, collector: Collector): { file: string; line: number } {
  return { file: (node.data as Origin | undefined)?.fragment ?? collector.file, line: node.position?.start.line ?? 1 };
}

/** Notes a value that the compilation reads from outside of the page, and returns it. */
export function track<Value>(collector: Collector, kind: Dependency['kind'], name: string, value: Value): Value {
  const isKnown = collector.dependencies.some((known) => known.kind === kind && known.name === name);
  if (!isKnown) collector.dependencies.push({ kind, name, hash: hashValue(value) });
  return value;
}

/** A hash of a plain value; equal values have equal hashes. */
export function hashValue(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
}
