import type {} from 'remark-parse';
import type { Data, Processor } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type ToTree = NonNullable<Data['fromMarkdownExtensions']>[number];

/** Adds a micromark extension to a processor and, for syntax with new node types, its mdast extension. */
export function addSyntax(processor: Processor, syntax: Syntax, toTree?: ToTree): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  if (toTree) data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), toTree];
}
