import path from 'node:path';

/** Below a content folder, where examples live. */
export const EXAMPLES_FOLDER = 'examples';

/** Files that every example starts from, in the examples folder. */
export const BASE_FOLDER = '_base';

/** Absolute folder of the examples of a documentation folder (`DOCS_DIR`, default: the repository). */
export function findExamplesRoot(docsDir: string): string {
  return path.resolve(docsDir, 'content', EXAMPLES_FOLDER);
}

/** Sets of pinned packages below `lib/examples/toolchain`; large or contradicting ones stand apart from the default. */
export const TOOLCHAINS = ['default', 'storybook', 'tsup'] as const;
