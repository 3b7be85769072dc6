import path from 'node:path';

export const EXAMPLES_FOLDER = 'examples';

/** Folder with files that are part of every example, in the examples folder. */
export const BASE_FOLDER = '_base';

/** Returns the absolute path of the examples in a documentation folder (`DOCS_DIR`; defaults to the repository). */
export function getExamplesRoot(docsDir: string): string {
  return path.resolve(docsDir, 'content', EXAMPLES_FOLDER);
}

/** Sets of pinned packages below `lib/examples/toolchain`. Large and conflicting packages are separate from the default set. */
export const TOOLCHAINS = ['default', 'storybook', 'rspress', 'tsup', 'bundlers', 'v0'] as const;
