import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BaseNode, ImportDeclaration } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Processor } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { type Collector, reportMistake, track } from '@/lib/markdown/collector';
import { COMPONENT_NAMES, isComponentName } from '@/lib/markdown/component-rules';
import { normalizeDialect } from '@/lib/markdown/dialect';
import { isJsxElement } from '@/lib/markdown/jsx-elements';
import { describeYamlError, splitFrontmatter } from '@/lib/markdown/split-frontmatter';
import { describeReason, findErrorLine } from '@/lib/markdown/syntax-error';
import { SHARED_FOLDER } from '@/lib/routes/path-rules';
import { checkText } from '@/lib/site/check-text';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { isInside, toDisplayPath } from '@/lib/site/file-paths';

/** Folders in which imports of fragments are resolved. */
export interface FragmentSource {
  /** Absolute content folder. */
  readonly root: string;
  /** Version and language folder in `root`, such as `en` or `v1/zh`. The aliases `@en/` and `@zh/` resolve to its siblings. */
  readonly langDir: string;
  /** Reads a fragment; undefined if there is none. The default reads the disk. */
  readonly read?: (file: string) => string | undefined;
}

const THEME_PACKAGES: readonly string[] = ['@theme', 'rspress/theme', '@rspress/core/theme'];
const COMPONENTS = `Available without import: ${COMPONENT_NAMES.join(', ')}.`;
const FRAGMENTS =
  'Import a fragment from a "shared" folder by a name, as in import Part from "../shared/part.mdx" or "@en/shared/part.mdx".';

/** Replaces the elements of imported fragments with their parsed content. Reports all other imports except those of theme components. */
export function remarkFragments(this: Processor, collector: Collector, source: FragmentSource) {
  const parse = (text: string) => this.parse(text) as Root;
  const { read = readIfExists } = source;

  const inline = (tree: Root, file: string, trail: readonly string[]): void => {
    const fragments = new Map<string, readonly RootContent[]>();
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm') continue;
      for (const statement of node.data?.estree?.body ?? []) {
        const place = locateStatement(statement, node);
        if (statement.type === 'ImportDeclaration') readImport(statement, place, fragments, file, trail);
        else report(place, 'A page may contain imports, but no exports or other code.', 'Remove the code, or write its result.');
      }
    }
    tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm');
    if (fragments.size === 0) return;
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || index === undefined || !parent) return;
      const content = fragments.get(node.name ?? '');
      if (!content) return;
      if (node.type === 'mdxJsxTextElement')
        report(node, `The fragment <${node.name}> is part of a line of text.`, 'Put it on a line of its own.');
      if (node.attributes.length > 0 || node.children.length > 0)
        report(node, `The fragment <${node.name}> takes neither attributes nor content.`, `Write <${node.name} />.`);
      (parent.children as RootContent[]).splice(index, 1, ...(structuredClone(content) as RootContent[]));
      return index + content.length;
    });
  };

  const readImport = (
    statement: ImportDeclaration,
    node: Node,
    fragments: Map<string, readonly RootContent[]>,
    file: string,
    trail: readonly string[],
  ): void => {
    const from = String(statement.source.value);
    if (THEME_PACKAGES.includes(from)) {
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.local.name;
        if (!isComponentName(name)) report(node, `The theme has no component "${name}".`, COMPONENTS);
      }
      return;
    }
    const target = resolveFragment(from, file, source);
    const text = target && read(target);
    const local = statement.specifiers.find((specifier) => specifier.type === 'ImportDefaultSpecifier')?.local.name;
    if (!target || !local) report(node, `"${from}" cannot be imported.`, `${FRAGMENTS} ${COMPONENTS}`);
    else if (text === undefined)
      report(node, `The fragment "${from}" does not exist (looked for ${toDisplayPath(target)}).`, 'Correct the path, or create the file.');
    else if (trail.includes(target)) report(node, `The fragment "${from}" imports itself.`, 'Remove this import and its element.');
    else fragments.set(local, readFragment(target, text, trail));
  };

  const readFragment = (target: string, text: string, trail: readonly string[]): readonly RootContent[] => {
    const file = toDisplayPath(target);
    const fail = (mistake: Omit<Diagnostic, 'file'>) => {
      collector.diagnostics.push({ file, ...mistake });
      return [];
    };
    track(collector, 'fragment', file, text);
    const mistake = checkText(text);
    if (mistake) return fail(mistake);
    try {
      const parsed = normalizeDialect(splitFrontmatter(text).body);
      const tree = parse(parsed);
      unravelElements(tree);
      collector.fragments.set(file, { text, parsed });
      visit(tree, (node) => {
        node.data = { fragment: file, ...node.data };
      });
      inline(tree, target, [...trail, target]);
      return tree.children;
    } catch (error) {
      if (error instanceof VFileMessage) {
        const line = findErrorLine(splitFrontmatter(text).body, error);
        return fail({ line, ...describeReason(error.reason, text.split('\n')[(line ?? 0) - 1] ?? '', 'fragment') });
      }
      const { line, reason } = describeYamlError(error);
      const message = `The frontmatter of the fragment is not valid YAML: ${reason}.`;
      return fail({ line, message, hint: 'Fix the YAML between the two --- lines.' });
    }
  };

  const report = (node: Node, message: string, hint: string): void => reportMistake(collector, node, { message, hint });

  return (tree: Root, file: { path: string }) => inline(tree, file.path, []);
}

/** Makes elements on a line of their own blocks and keeps HTML from being replaced with components, as MDX does for pages but not for fragments. */
function unravelElements(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) node.data = { ...node.data, _mdxExplicitJsx: true };
    if (node.type !== 'paragraph' || !parent || index === undefined) return;
    const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (parts.length === 0 || !parts.every((part) => part.type === 'mdxJsxTextElement' || part.type === 'mdxTextExpression')) return;
    const blocks = parts.map(
      (part) => ({ ...part, type: part.type === 'mdxTextExpression' ? 'mdxFlowExpression' : 'mdxJsxFlowElement' }) as RootContent,
    );
    (parent.children as RootContent[]).splice(index, 1, ...blocks);
    return index;
  });
}

/** Returns a node at the place of a statement: consecutive lines of imports are one node. */
function locateStatement({ loc }: BaseNode, node: MdxjsEsm): Node {
  if (!loc || !node.position) return node;
  const [start, end] = [loc.start, loc.end].map(({ line, column }) => ({ line, column: column + 1 }));
  return start && end ? { ...node, position: { start, end } } : node;
}

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function resolveFragment(from: string, file: string, { root, langDir }: FragmentSource): string | undefined {
  if (!/\.mdx?$/.test(from)) return undefined;
  const alias = /^@([\w-]+)\/(.+)$/.exec(from);
  const target = alias
    ? path.join(root, path.posix.dirname(langDir), alias[1] ?? '', alias[2] ?? '')
    : from.startsWith('.')
      ? path.resolve(path.dirname(file), from)
      : undefined;
  if (!target || !isInside(target, root)) return undefined;
  return path.relative(root, target).split(path.sep).includes(SHARED_FOLDER) ? target : undefined;
}
