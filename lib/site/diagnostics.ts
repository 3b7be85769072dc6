import { formatCount } from '@/lib/site/format';

/** An error in the content or the configuration: where it is, what is wrong and how to fix it. */
export interface Diagnostic {
  /** Path relative to the project, so that a contributor can open it. */
  readonly file: string;
  /** Starts at 1; absent if the diagnostic is about the whole file. */
  readonly line?: number;
  readonly message: string;
  readonly hint: string;
}

/** A diagnostic without its location. */
export type Mistake = Pick<Diagnostic, 'message' | 'hint'>;

/** An error of a contributor, thrown where its location is unknown. The message ends with the hint, for programs that print only the message. */
export class MistakeError extends Error {
  readonly mistake: Mistake;

  constructor(message: string, hint: string) {
    super(`${message} ${hint}`);
    this.name = 'MistakeError';
    this.mistake = { message, hint };
  }
}

/** Returns the contributor's mistake that was thrown; rethrows all other errors. */
export function readMistake(error: unknown): Mistake {
  if (error instanceof MistakeError) return error.mistake;
  throw error;
}

/** Removes the stack of an error. The development server prints the code that throws, but a contributor's mistake is elsewhere. */
export function withoutStack<Thrown extends Error>(error: Thrown): Thrown {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** Formats diagnostics as `content/en/a.mdx:3: what is wrong. How to fix it.`, one per line, sorted by file and line. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], kind: 'error' | 'warning' = 'error'): string {
  const lines = sortDiagnostics(diagnostics).map(
    ({ file, line, message, hint }) => `  ${file}${line ? `:${line}` : ''}: ${message} ${hint}`,
  );
  return `${formatCount(diagnostics.length, kind)} in the content:\n${lines.join('\n')}`;
}

export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

/** Throws all diagnostics of a run in one error, so that contributors can fix them together. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw withoutStack(new Error(formatDiagnostics(diagnostics)));
}
