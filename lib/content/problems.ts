import type { Problem } from '@/lib/markdown/types';

/** Stops the build with every problem of the run, so that nobody mends them one build at a time. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(renderProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** `content/en/a.mdx:3: what is wrong. What to do.`, one a line, in the order of files and lines. */
export function renderProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  const lines = sorted.map(({ file, line, message, hint }) => `  ${file}${line ? `:${line}` : ''}: ${message} ${hint}`);
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:\n${lines.join('\n')}`;
}

/** Throws a `ContentError` if there is anything to tell. */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
