import { formatCount } from '@/lib/site/format-count';

/** A mistake in the content or the configuration: where it is, what is wrong and how to fix it. */
export interface Diagnostic {
  /** Path relative to the project, so that a contributor can open it. */
  readonly file: string;
  /** Starts at 1; absent if the diagnostic is about the whole file. */
  readonly line?: number;
  readonly message: string;
  readonly hint: string;
}

/** What is wrong and how to fix it, without the place. */
export type Mistake = Pick<Diagnostic, 'message' | 'hint'>;

/** A mistake of a contributor, thrown where the place is unknown. The message ends with the hint, for programs that only print it. */
export class MistakeError extends Error {
  readonly mistake: Mistake;

  constructor(message: string, hint: string) {
    super(`${message} ${hint}`);
    this.name = 'MistakeError';
    this.mistake = { message, hint };
  }
}

/** The mistake of a contributor that was thrown; throws all other errors again. */
export function readMistake(error: unknown): Mistake {
  if (error instanceof MistakeError) return error.mistake;
  throw error;
}

/** Its message has all diagnostics of a run, so that contributors can fix them at once. */
class ContentError extends Error {
  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
    this.name = 'ContentError';
    withoutStack(this);
  }
}

/** The development server prints errors with the code that throws them, which is not where a mistake of a contributor is. */
export function withoutStack<Thrown extends Error>(error: Thrown): Thrown {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** `content/en/a.mdx:3: what is wrong. How to fix it.`, one per line, sorted by file and line. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], kind: 'error' | 'warning' = 'error'): string {
  const lines = sortDiagnostics(diagnostics).map(
    ({ file, line, message, hint }) => `  ${file}${line ? `:${line}` : ''}: ${message} ${hint}`,
  );
  return `${formatCount(diagnostics.length, kind)} in the content:\n${lines.join('\n')}`;
}

/** Sorts by file and line. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Throws a `ContentError` if there are diagnostics. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
}
