import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { FixView, RunLog, ShownFile } from '@/lib/examples/types';
import { getFileLanguage } from '@/lib/markdown/code-languages';
import type { FileTreeEntry } from '@/lib/markdown/element-data';
import { renderFileTree } from '@/lib/markdown/file-tree';
import { type FoldSize, findConfigWindow, findFileWindow, findLogWindow } from '@/lib/markdown/fold';
import { buildElement } from '@/lib/markdown/jsx-elements';
import { formatLineFlag, type LineRange } from '@/lib/markdown/line-flags';

/** Where there is little room, a longer excerpt is folded like a long file. */
const MAX_EXCERPT = 10;

interface FileOptions {
  /** Whether to leave out the file name above the code. */
  readonly isBare?: boolean;
  readonly size?: FoldSize;
}

/** Builds a code block with the file name as its title. Long files are folded to their excerpt, or to the lines around a mark. */
export function buildFile(file: ShownFile, { isBare, size }: FileOptions = {}): Code {
  const { path, parts, marks = [] } = file;
  const text = getFileText(file);
  const excerpt = parts.some(({ folded }) => folded) ? getExcerpt(parts) : undefined;
  const isShort = excerpt && (size !== 'compact' || excerpt.to - excerpt.from < MAX_EXCERPT);
  const fold = isShort ? [excerpt] : findFileWindow(text.split('\n').length, excerpt && marks.length === 0 ? [excerpt.from] : marks, size);
  return buildExampleCode(getFileLanguage(path), text, `title="${path}"`, ...(isBare ? ['bare'] : []), ...buildMeta(marks, fold));
}

/** Builds a configuration file that shows how the option `term` is set. */
export function buildConfig(file: ShownFile, term: string): Code {
  const text = getFileText(file);
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => (line.split(/\W+/).includes(term) ? [index + 1] : []));
  const marks = found.length <= MAX_TERMS ? found : [];
  const meta = buildMeta(marks, findConfigWindow(lines, marks));
  return buildExampleCode(getFileLanguage(file.path), text, `title="${file.path}"`, ...meta);
}

/** If an option occurs on more lines than this, marking them would not help. */
const MAX_TERMS = 4;

/** Builds the log of commands. Lines that every build prints are folded. */
export function buildLog({ text, marks, hasFailed }: RunLog, size?: FoldSize): Code {
  const meta = buildMeta(marks, findLogWindow(text.split('\n'), marks, size));
  return buildExampleCode('text', text, 'log', 'wrapCode', ...(hasFailed ? ['failed'] : []), ...meta);
}

/** Builds the change that makes a command succeed. It is not indexed, because its lines are those of the files above it. */
export function buildFix({ path, diff }: FixView, { isBare }: FileOptions): Code {
  const code = buildExampleCode('diff', diff, ...(path ? [`title="${path}"${isBare ? ' bare' : ''}`] : []));
  return { ...code, data: { ...code.data, isSupport: true } };
}

function buildMeta(marks: readonly number[], fold: readonly LineRange[]): string[] {
  return [...(marks.length > 0 ? [`{${marks.join(',')}}`] : []), ...formatLineFlag('fold', fold)];
}

export function getFileText({ parts }: ShownFile): string {
  return parts.map(({ text }) => text).join('\n');
}

/** Returns the lines of the part that is not folded. */
function getExcerpt(parts: ShownFile['parts']): LineRange {
  let from = 1;
  for (const { text, folded } of parts) {
    const count = text.split('\n').length;
    if (!folded) return { from, to: from + count - 1 };
    from += count;
  }
  return { from: 1, to: from };
}

export function buildExampleCode(lang: string, value: string, ...settings: readonly string[]): Code {
  return { type: 'code', lang, value, meta: settings.join(' ') || undefined, data: { verification: 'example' } };
}

/** Builds a file tree. It has no text nodes, so that the search does not index its names and notes. */
export function buildFileTree(entries: readonly FileTreeEntry[]): MdxJsxFlowElement {
  return buildElement('FileTree', { html: renderFileTree(entries) }, [], { kind: 'file-tree', entries });
}
