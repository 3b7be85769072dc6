import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { serialize } from 'next-mdx-remote/serialize';
import rehypePrettyCode from 'rehype-pretty-code';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import type { Collector, CompiledPage } from '@/lib/markdown/collector';
import { normalizeDialect } from '@/lib/markdown/dialect';
import type { ExampleSource } from '@/lib/markdown/example-source';
import { type CodeDefaults, codeOptions, rehypeCode } from '@/lib/markdown/rehype-code';
import { remarkContainers } from '@/lib/markdown/remark-containers';
import { remarkExamples } from '@/lib/markdown/remark-examples';
import { type FragmentSource, remarkFragments } from '@/lib/markdown/remark-fragments';
import { remarkHeadings } from '@/lib/markdown/remark-headings';
import { remarkRules } from '@/lib/markdown/remark-rules';
import { remarkSections } from '@/lib/markdown/remark-sections';
import { remarkTargets, type TargetRules } from '@/lib/markdown/remark-targets';
import { addSyntax } from '@/lib/markdown/syntax';
import type { Diagnostic } from '@/lib/site/diagnostics';

/** A page's text and what its compilation depends on. */
export interface PageSource {
  /** Absolute path, from which relative imports are resolved. */
  readonly path: string;
  /** The same for messages, relative to the project. */
  readonly file: string;
  /** Text after the frontmatter, its line numbers those of the file. */
  readonly body: string;
  readonly fragments: FragmentSource;
  readonly targets: TargetRules;
  readonly code: CodeDefaults;
  readonly footnotes: { readonly label: string; readonly backTo: string };
  /** Absent where the site has no examples. */
  readonly examples?: ExampleSource;
}

/**
 * Compiles a page in one pass: the code that renders it and everything that navigation, search, feeds and checks need.
 * Never throws for faulty content: the diagnostics are in the result. Design section 2, "A page is parsed once".
 */
export async function compilePage(source: PageSource): Promise<CompiledPage> {
  const collector: Collector = {
    file: source.file,
    headings: [],
    sections: [],
    codeBlocks: [],
    commands: [],
    examples: [],
    options: [],
    links: [],
    images: [],
    dependencies: [],
    diagnostics: [],
  };
  try {
    const { compiledSource } = await serialize(
      new VFile({ value: normalizeDialect(source.body), path: source.path }),
      {
        // The content is ours: expressions stay (next-mdx-remote strips them by default).
        blockJS: false,
        mdxOptions: {
          remarkPlugins: [
            remarkGfm,
            remarkCjkFriendly,
            // First, so that everything after it sees the fragments' content as the page's own.
            [remarkFragments, collector, source.fragments],
            [remarkContainers, collector],
            [remarkHeadings, collector],
            [remarkRules, collector],
            // After the rules, which are for what people write, and before everything that reads code.
            [remarkExamples, collector, source.examples],
            [remarkTargets, collector, source.targets],
            [remarkSections, collector],
          ],
          rehypePlugins: [[rehypePrettyCode, codeOptions(source.code)], rehypeCode],
          remarkRehypeOptions: {
            footnoteLabel: source.footnotes.label,
            footnoteBackLabel: (reference: number) => source.footnotes.backTo.replace('{n}', String(reference + 1)),
          },
          // Alignment as an attribute: the policy refuses style attributes.
          tableCellAlignToStyle: false,
        },
      },
      true,
    );
    const { file: _, ...collected } = collector;
    return { ...collected, code: compiledSource };
  } catch (error) {
    const { file: _, ...collected } = collector;
    return { ...collected, code: '', diagnostics: [...collector.diagnostics, readSyntaxError(error, source.file)] };
  }
}

/** Emphasis beside Chinese text: `**打包模式（bundle）**是` closes as its writer expects. */
function remarkCjkFriendly(this: Processor) {
  addSyntax(this, cjkFriendlyExtension());
}

/** next-mdx-remote turns the parser's error into text; the line stands in its code frame, after `>`. */
function readSyntaxError(error: unknown, file: string): Diagnostic {
  const text = error instanceof Error ? error.message : String(error);
  const line = /^>\s*(\d+) \|/m.exec(text)?.[1] ?? /\((\d+):\d+/.exec(text)?.[1];
  const reason = text.replace(/^\[next-mdx-remote\] error compiling MDX:\n/, '').split('\n')[0] ?? '';
  return {
    file,
    line: line ? Number(line) : undefined,
    message: `The page is not valid MDX: ${reason.replace(/\.$/, '')}.`,
    hint: 'Close every tag; put < and { of the prose in `code` or escape them: \\<, \\{.',
  };
}
