import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type Collector, createCollector } from '@/lib/markdown/collector';
import { normalizeDialect } from '@/lib/markdown/dialect';
import { buildHeading } from '@/lib/markdown/mdast-nodes';
import { remarkConstants } from '@/lib/markdown/remark-constants';
import { remarkContainers } from '@/lib/markdown/remark-containers';
import { type FragmentSource, remarkFragments } from '@/lib/markdown/remark-fragments';
import { remarkHeadings } from '@/lib/markdown/remark-headings';
import { remarkSources } from '@/lib/markdown/remark-sources';
import { addSyntax } from '@/lib/markdown/syntax';
import type { SectionSource } from '@/lib/markdown/types';

/** The text of a page, and where to find its fragments. */
export interface StructureSource {
  /** Absolute path. Relative imports are resolved from it. */
  readonly path: string;
  /** Path in messages, relative to the project. */
  readonly file: string;
  /** Text before the body: the frontmatter. */
  readonly head?: string;
  /** Text after the frontmatter, padded with empty lines so that line numbers match the file. */
  readonly body: string;
  /** The level 1 heading that the page gets if its text has none. */
  readonly fallbackTitle?: string;
  readonly fragments: FragmentSource;
}

/** Lists the first plugins of the pipeline, which inline the fragments and collect headings and section sources. */
export function listStructurePlugins(collector: Collector, { head, body, fallbackTitle, fragments }: StructureSource): PluggableList {
  return [
    remarkGfm,
    remarkCjkFriendly,
    // Comes first, so that all other plugins see the content of fragments as part of the page.
    [remarkFragments, collector, fragments],
    [remarkConstants, collector],
    [remarkContainers, collector],
    [remarkTitle, fallbackTitle],
    [remarkHeadings, collector],
    [remarkSources, collector, { head, body }],
  ];
}

/** Reads the sections of a text that is not a page of the site, such as an older version of a page. Empty if it is not valid MDX. */
export async function readSources(source: StructureSource): Promise<readonly SectionSource[]> {
  const collector = createCollector(source.file);
  const file = new VFile({ value: normalizeDialect(source.body), path: source.path });
  try {
    await compile(file, { remarkPlugins: listStructurePlugins(collector, source) });
  } catch {
    return [];
  }
  return collector.sources;
}

/** Adds a title to a page that has no level 1 heading. */
function remarkTitle(title: string | undefined) {
  return (tree: Root) => {
    let hasTitle = false;
    visit(tree, 'heading', ({ depth }) => {
      hasTitle ||= depth === 1;
    });
    if (title && !hasTitle) tree.children.unshift(buildHeading(1, title));
  };
}

/** Fixes emphasis next to Chinese text: under the CommonMark rules, `**打包模式（bundle）**是` is not closed. */
function remarkCjkFriendly(this: Processor) {
  addSyntax(this, cjkFriendlyExtension());
}
