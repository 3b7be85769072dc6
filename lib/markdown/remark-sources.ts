import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Collector } from '@/lib/markdown/collector';
import type {} from '@/lib/markdown/node-data';
import { getSectionId } from '@/lib/markdown/remark-sections';
import { hashValue } from '@/lib/site/hash-value';

/** The field of the frontmatter that lists languages without a translation, which says nothing to the readers of the others. */
const UNTRANSLATED = /^untranslated:.*\n(?:[ -].*\n)*/m;

/** Collects the source of each section, which translations follow. Must run after `remarkHeadings`, before plugins that generate headings. */
export function remarkSources(collector: Collector, { head = '', body }: { readonly head?: string; readonly body: string }) {
  return (tree: Root) => {
    const sections = [{ id: '', line: 1, fragments: new Set<string>() }];
    visit(tree, (node) => {
      const fragment = node.data?.fragment;
      if (fragment) sections.at(-1)?.fragments.add(fragment);
      else if (node.type === 'heading' && node.depth > 1)
        sections.push({ id: getSectionId(node), line: node.position?.start.line ?? 1, fragments: new Set() });
    });
    const lines = body.split('\n');
    for (const [index, { id, line, fragments }] of sections.entries()) {
      const source = lines.slice(line - 1, (sections[index + 1]?.line ?? lines.length + 1) - 1).join('\n');
      const included = [...fragments].map((file) => collector.fragments.get(file)?.text ?? '');
      const text = [index === 0 ? head.replace(UNTRANSLATED, '') : '', source, ...included]
        .map((part) => part.trim())
        .filter(Boolean)
        .join('\n\n');
      collector.sources.push({ id, line, text, hash: hashValue(text.replace(/\s+/g, ' ')).slice(0, 8) });
    }
  };
}
