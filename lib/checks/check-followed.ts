import path from 'node:path';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import { listExamples, readDefinition, readExample } from '@/lib/examples/read-examples';
import type { Example } from '@/lib/examples/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page } from '@/lib/source/types';

/** Words before a command on a page: a package runner, or the `command` of the package manager tabs. */
const RUNNERS = ['npx', 'exec'];

/**
 * Readers who follow a tutorial page must end up with the project of the example that `follows` it. In each language, the page
 * shows every file of the example in full, in its final state, and every command.
 */
export function checkFollowed(pages: readonly Page[], contentRoot: string, display: (file: string) => string): Diagnostic[] {
  const root = path.join(contentRoot, EXAMPLES_FOLDER);
  // Few examples follow a page. The files of the others are not read, because this check runs whenever a page is saved.
  const followed = listExamples(root)
    .filter((id) => readDefinition(root, id).follows)
    .map((id) => readExample(root, id));
  return followed.flatMap((example) =>
    pages
      .filter(({ contentPath }) => contentPath === example.definition.follows)
      .flatMap((page) =>
        [...findMissingFiles(page, example), ...findMissingCommands(page, example)].map((message) => ({
          file: display(page.file),
          line: 1,
          message,
          hint: `Show every file and command of the example "${example.id}", whose build verifies the page.`,
        })),
      ),
  );
}

function findMissingFiles(page: Page, { files }: Example): string[] {
  return [...files].flatMap(([file, text]) => {
    const shown = page.codeBlocks.filter(({ title }) => title === file);
    if (shown.length === 0) return [`The page does not show ${file}.`];
    return shown.at(-1)?.value.trimEnd() === text.trimEnd() ? [] : [`The last ${file} on the page differs from the one in the example.`];
  });
}

function findMissingCommands({ commands }: Page, { definition, files }: Example): string[] {
  const scripts: Record<string, string> = JSON.parse(files.get('package.json') ?? '{}').scripts ?? {};
  return definition.steps
    .map(({ run }) => run)
    .filter((run) => {
      const script = Object.keys(scripts).find((name) => scripts[name] === run);
      const forms = [run, ...RUNNERS.map((runner) => `${runner} ${run}`), ...(script ? [`run ${script}`] : [])];
      return !commands.some((command) => forms.includes(command.replace(/^npm /, '')));
    })
    .map((run) => `The page does not show the command "${run}".`);
}
