import { transformerNotationMap } from '@shikijs/transformers';
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypePrettyCode, { type Options } from 'rehype-pretty-code';
import type { ShikiTransformer } from 'shiki';
import { EXIT, visit } from 'unist-util-visit';
import { cleanLine } from '@/lib/markdown/clean-line';
import { CODE_HTML, renderCode } from '@/lib/markdown/code-html';
import { findLanguage } from '@/lib/markdown/code-languages';
import { colorLog, foldLines, hasLevels } from '@/lib/markdown/code-lines';
import { type AnnotatedCode, CODE_MARKS, transformerRecordPlainCode } from '@/lib/markdown/code-notations';
import { readFlag, removeVerification } from '@/lib/markdown/fence-meta';
import { listClasses } from '@/lib/markdown/hast-nodes';
import { codeTheme, getHighlighter } from '@/lib/markdown/highlighter';
import { hasLine, listLineFlags, readLineFlag } from '@/lib/markdown/line-flags';
import { fillText } from '@/lib/site/texts/texts';

/** Site settings for code blocks. The meta of a block overrides them. */
export interface CodeDefaults {
  readonly defaultWrapCode: boolean;
  readonly showLineNumbers: boolean;
}

/**
 * Flags that only the pipeline sets, in addition to line flags: `bare` omits the file name, `log` colors levels, `failed` shows highlighted
 * lines as errors.
 */
const FLAGS = ['bare', 'log', 'failed'] as const;

/** Keeps the settings of a fence as classes, and marks the changed lines of a diff like `// [!code ++]` and `// [!code --]`. */
function transformMeta(defaults: CodeDefaults): ShikiTransformer {
  return {
    name: 'meta-flags',
    code() {
      const flags = listLineFlags(String(this.options.meta?.__raw ?? ''));
      const [added, removed] = [readLineFlag(flags, 'added'), readLineFlag(flags, 'removed')];
      for (const [index, line] of this.lines.entries()) {
        if (hasLine(added, index + 1)) this.addClassToHast(line, 'add');
        if (hasLine(removed, index + 1)) this.addClassToHast(line, 'remove');
      }
    },
    pre(node) {
      const meta = String(this.options.meta?.__raw ?? '');
      // rehype-pretty-code keeps nothing else of the element.
      if (readFlag(meta, 'wrapCode', defaults.defaultWrapCode)) this.addClassToHast(node, 'wrap-code');
      if (readFlag(meta, 'lineNumbers', defaults.showLineNumbers)) this.addClassToHast(node, 'line-numbers');
      for (const name of FLAGS) if (readFlag(meta, name, false)) this.addClassToHast(node, name);
      for (const flag of listLineFlags(meta)) this.addClassToHast(node, flag);
    },
  };
}

/**
 * Highlights code blocks with rehype-pretty-code. A page without any needs no grammars, which take longer to load than the page to compile.
 * `grid` is off, since it writes a style attribute. Blocks with notations are added to `annotated`.
 */
export function rehypeHighlight(defaults: CodeDefaults, annotated: AnnotatedCode) {
  const options: Options = {
    theme: codeTheme,
    grid: false,
    keepBackground: false,
    bypassInlineCode: true,
    // rehype-pretty-code would highlight quoted words of the meta in the code.
    filterMetaString: removeVerification,
    getHighlighter,
    // Line flags count the lines of the source, of which notations remove some.
    transformers: [transformMeta(defaults), transformerNotationMap({ classMap: CODE_MARKS }), transformerRecordPlainCode(annotated)],
  };
  return async (tree: Root) => {
    let hasCode = false;
    visit(tree, { tagName: 'pre' }, () => {
      hasCode = true;
      return EXIT;
    });
    // Creating the plugin loads the grammars.
    if (hasCode) await (rehypePrettyCode(options) as (tree: Root) => Promise<void>)(tree);
  };
}

/** Converts the figures of rehype-pretty-code to `pre` elements with the HTML of the code. `showAll` is the label of folded code. */
export function rehypeCode(showAll: string) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !('data-rehype-pretty-code-figure' in node.properties)) return;
      const pre = findChild(node, 'pre');
      const code = pre && findChild(pre, 'code');
      if (!pre || !code) return;
      const caption = findChild(node, 'figcaption');
      const language = String(pre.properties['data-language'] ?? 'text');
      // Styles and scripts know commands by this name.
      const lang = findLanguage(language) === 'bash' ? 'bash' : language;
      const classes = listClasses(pre.properties);
      const lines = code.children.map((line) => (line.type === 'element' ? cleanLine(line) : line));
      const isLog = lang === 'log' || classes.includes('log');
      const shown = isLog ? colorLog(lines, classes.includes('failed')) : lines;
      const fold = readLineFlag(classes, 'fold');
      const isFolded = fold.length > 0;
      const isWrapped = lang === 'log' || classes.includes('wrap-code');
      const count = String(lines.filter(({ type }) => type === 'element').length);
      const html = renderCode({
        lang,
        title: caption && !classes.includes('bare') ? textOf(caption) : undefined,
        properties: { ...buildPreProperties(classes, lines), ...(isLog && !hasLevels(lines) && { 'data-no-levels': '' }) },
        lines: isFolded ? foldLines(shown, fold) : shown,
        isWrapped,
        showAll: isFolded ? fillText(showAll, { count }) : undefined,
      });
      pre.properties = { 'data-lang': isLog ? 'log' : lang, ...(isWrapped && { 'data-wrap': '' }), [CODE_HTML]: html };
      pre.children = [];
      (parent.children as RootContent[])[index] = pre;
    });
  };
}

function buildPreProperties(classes: readonly string[], lines: readonly ElementContent[]): Properties {
  const states = new Set(lines.flatMap((line) => (line.type === 'element' ? listClasses(line.properties) : [])));
  return {
    ...(classes.includes('line-numbers') && { 'data-line-numbers': '' }),
    ...(states.has('focused') && { 'data-has-focus': '' }),
    ...((states.has('add') || states.has('remove')) && { 'data-has-diff': '' }),
  };
}

function findChild(node: Element, tagName: string): Element | undefined {
  return node.children.find((child): child is Element => child.type === 'element' && child.tagName === tagName);
}
