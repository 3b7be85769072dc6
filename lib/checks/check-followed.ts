import path from 'node:path';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import { listExamples, readDefinition, readExample } from '@/lib/examples/read-examples';
import type { Example } from '@/lib/examples/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page } from '@/lib/source/types';

/** A word of a page that opens a command: a runner of packages, or the `command` of the package manager tabs. */
const RUNNERS = ['npx', 'exec'];

/**
 * A page that an example `follows` leads a reader from an empty folder to exactly that project: in each language every file of
 * the example stands on the page as a whole, in its last state, and every command of it is there too (issue "guide").
 */
export function checkFollowed(pages: readonly Page[], contentRoot: string, display: (file: string) => string): Diagnostic[] {
  const root = path.join(contentRoot, EXAMPLES_FOLDER);
  // Few of them follow a page: the files of the others are not read, since this runs whenever a page is saved.
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
          hint: `Who follows the page must get the example "${example.id}", which proves it.`,
        })),
      ),
  );
}

function findMissingFiles(page: Page, { files }: Example): string[] {
  return [...files].flatMap(([file, text]) => {
    const shown = page.codeBlocks.filter(({ title }) => title === file);
    if (shown.length === 0) return [`The page never shows ${file}.`];
    return shown.at(-1)?.value.trimEnd() === text.trimEnd() ? [] : [`The page shows ${file} last in another state than the example has.`];
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
    .map((run) => `The page never tells to run "${run}".`);
}
