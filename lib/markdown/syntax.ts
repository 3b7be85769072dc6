import type {} from 'remark-parse';
import type { Data, Processor } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type ToTree = NonNullable<Data['fromMarkdownExtensions']>[number];

/** Teaches the parser of a processor a syntax, and how it becomes nodes where it makes new ones. */
export function addSyntax(processor: Processor, syntax: Syntax, toTree?: ToTree): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  if (toTree) data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), toTree];
}
