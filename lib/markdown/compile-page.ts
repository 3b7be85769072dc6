import { serialize } from 'next-mdx-remote/serialize';
import { VFile } from 'vfile';
import { type AnnotatedCode, removeNotations, replaceAnnotatedCode } from '@/lib/markdown/code-notations';
import { type Collector, type CompiledPage, createCollector, loadTracked } from '@/lib/markdown/collector';
import { normalizeDialect } from '@/lib/markdown/dialect';
import type { ExampleSource } from '@/lib/markdown/example-source';
import { buildExplorerView, type ExplorerView } from '@/lib/markdown/explorer-view';
import { buildFootnoteTexts } from '@/lib/markdown/footnotes';
import { remarkTree } from '@/lib/markdown/page-tree';
import { type CodeDefaults, rehypeCode, rehypeHighlight } from '@/lib/markdown/rehype-code';
import { rehypeDiff } from '@/lib/markdown/rehype-diff';
import { rehypeInlineCode } from '@/lib/markdown/rehype-inline-code';
import { rehypeTables } from '@/lib/markdown/rehype-tables';
import { remarkElements } from '@/lib/markdown/remark-elements';
import { remarkExamples } from '@/lib/markdown/remark-examples';
import { remarkLayout } from '@/lib/markdown/remark-layout';
import { remarkLeftovers } from '@/lib/markdown/remark-leftovers';
import { remarkNotices, type SectionNotices } from '@/lib/markdown/remark-notices';
import { remarkProof } from '@/lib/markdown/remark-proof';
import { remarkProse } from '@/lib/markdown/remark-prose';
import { remarkQuotes } from '@/lib/markdown/remark-quotes';
import { remarkRules } from '@/lib/markdown/remark-rules';
import { remarkSections } from '@/lib/markdown/remark-sections';
import { remarkTargets, type TargetRules } from '@/lib/markdown/remark-targets';
import { listStructurePlugins, type StructureSource } from '@/lib/markdown/structure';
import { readSyntaxError } from '@/lib/markdown/syntax-error';
import { MistakeError, readMistake } from '@/lib/site/diagnostics';
import { getErrorMessage } from '@/lib/site/error-message';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { UiTexts } from '@/lib/site/texts/types';

/** The text of a page and the settings to compile it with. */
export interface PageSource extends StructureSource {
  readonly targets: TargetRules;
  readonly code: CodeDefaults;
  readonly footnotes: UiTexts['footnotes'];
  readonly notices?: SectionNotices;
  /** Absent if the site has no examples. */
  readonly examples?: ExampleSource;
  /** The example that a home page shows next to its hero, and the line of that setting. */
  readonly heroExample?: { readonly id: string; readonly line: number };
}

/** Compiles a page in one pass for everything that needs it. Never throws for invalid content: the result contains the diagnostics. */
export async function compilePage(source: PageSource): Promise<CompiledPage> {
  const collector = createCollector(source.file);
  const annotated: AnnotatedCode = new Map();
  const explorer = await readHomeExplorer(source, collector);
  let code = '';
  try {
    ({ compiledSource: code } = await serialize(
      // Development builds write the path into the code, which clones of the repository share through the cache.
      new VFile({ value: normalizeDialect(source.body), path: toDisplayPath(source.path) }),
      {
        // next-mdx-remote strips expressions by default. The content is trusted, and `remarkRules` allows only constants.
        blockJS: false,
        mdxOptions: {
          remarkPlugins: [
            ...listStructurePlugins(collector, source),
            [remarkLeftovers, collector],
            [remarkRules, collector],
            [remarkProse, collector],
            // After the rules, which check only what authors write, but before all plugins that read code.
            [remarkExamples, collector, source.examples],
            [remarkQuotes, collector, source.examples],
            [remarkTargets, collector, source.targets],
            [remarkSections, collector],
            [remarkElements, collector],
            // After the search texts have been collected.
            [remarkNotices, source.notices],
            [remarkProof, collector],
            [remarkTree, collector],
            [remarkLayout, collector, source.examples],
          ],
          rehypePlugins: [
            rehypeDiff,
            [rehypeHighlight, source.code, annotated],
            [rehypeCode, source.examples?.texts.example.showAll ?? ''],
            rehypeTables,
            rehypeInlineCode,
          ],
          remarkRehypeOptions: buildFootnoteTexts(source.footnotes),
          // Aligns cells by attribute, since the content security policy blocks style attributes.
          tableCellAlignToStyle: false,
        },
      },
      true,
    ));
    replaceAnnotatedCode(collector.tree, annotated);
  } catch (error) {
    // The rules have reported such code, with its line.
    if (!/^\[next-mdx-remote\].*\nSecurity: /.test(getErrorMessage(error))) collector.diagnostics.push(readSyntaxError(error, source));
  }
  const { file: _, tools: __, fragments: ___, ...collected } = collector;
  const codeBlocks = collector.codeBlocks.map((block) => removeNotations(block, annotated));
  return { ...collected, codeBlocks, code, explorer };
}

async function readHomeExplorer({ examples, heroExample }: PageSource, collector: Collector): Promise<ExplorerView | undefined> {
  if (!heroExample) return undefined;
  const { id, line } = heroExample;
  try {
    if (!examples)
      throw new MistakeError(
        `The hero shows the example "${id}" in a site without examples.`,
        'Set hero.example to the id of an example in content/examples with a matrix.',
      );
    const view = loadTracked(collector, examples, 'example', id);
    return await buildExplorerView(view, { detail: 'excerpts', texts: examples.texts.explorer });
  } catch (error) {
    collector.diagnostics.push({ file: collector.file, line, ...readMistake(error) });
    return undefined;
  }
}
