/** A mistake in the content or the configuration: where it is, what is wrong and how to fix it. */
export interface Diagnostic {
  /** Path relative to the project, so that a contributor can open it. */
  readonly file: string;
  /** From 1; absent where the whole file is meant. */
  readonly line?: number;
  readonly message: string;
  readonly hint: string;
}

/** Stops the build with every problem of the run, so that nobody mends them one build at a time. */
class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
    this.name = 'ContentError';
    this.diagnostics = diagnostics;
  }
}

/** `content/en/a.mdx:3: what is wrong. What to do.`, one a line, in the order of files and lines. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = [...diagnostics].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  const lines = sorted.map(({ file, line, message, hint }) => `  ${file}${line ? `:${line}` : ''}: ${message} ${hint}`);
  return `${diagnostics.length} ${diagnostics.length === 1 ? 'problem' : 'diagnostics'} in the content:\n${lines.join('\n')}`;
}

/** Throws a `ContentError` if there is anything to tell. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
}
