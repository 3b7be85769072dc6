import { GUIDES } from '@/lib/checks/check-followed';
import { listHiddenSteps, listShownCommands } from '@/lib/checks/shown-commands';
import { isManifest } from '@/lib/examples/manifest';
import type { ShownExample } from '@/lib/markdown/types';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page } from '@/lib/source/types';

type BuildablePage = Pick<Page, 'contentPath' | 'codeBlocks' | 'commands' | 'shownExamples'>;

/** The packages that the quick start installs. */
const ASSUMED = ['@rslib/core', 'typescript'];

/** Fields of a `package.json` whose packages a package manager installs. */
const INSTALLED = /"(?:dependencies|(?:dev|peer|optional)Dependencies)":\s*\{([^}]*)\}/g;

/** Checks that a guide shows every file and command of its examples and installs their packages, given the project of the quick start. */
export function checkBuildable(pages: readonly BuildablePage[]): Diagnostic[] {
  return pages
    .filter(({ contentPath }) => contentPath.startsWith(GUIDES))
    .flatMap((page) => {
      const installed = new Set([...ASSUMED, ...listInstalled(page), ...listDependencies(page)]);
      const commands = listShownCommands(page);
      return page.shownExamples.flatMap((example) => [
        ...listMissingFiles(example),
        ...listMissingPackages(example, installed),
        ...listMissingCommands(example, commands),
      ]);
    });
}

function listMissingFiles({ id, file, line, missing }: ShownExample): Diagnostic[] {
  return missing.map((name) => ({
    file,
    line,
    message: `The page does not show ${name}, which the example "${id}" needs.`,
    hint: 'List the file in "input" and show the input of the example, or show the file above it.',
  }));
}

function listMissingPackages({ id, file, line, packages }: ShownExample, installed: ReadonlySet<string>): Diagnostic[] {
  const names = packages.filter((name) => !installed.has(name)).join(' ');
  if (!names) return [];
  const message = `The page does not install what the example "${id}" uses: ${names}.`;
  const hint = `Write <PackageManagerTabs command="install -D ${names}" />, or show a package.json that lists the packages.`;
  return [{ file, line, message, hint }];
}

function listMissingCommands({ id, file, line, steps, scripts }: ShownExample, commands: readonly string[]): Diagnostic[] {
  return listHiddenSteps(steps, commands, scripts).map((step) => ({
    file,
    line,
    message: `The page does not show the command "${step}", which the example "${id}" runs.`,
    hint: `Write <PackageManagerTabs command="exec ${step}" />, or remove only="input", which hides the commands of the example.`,
  }));
}

/** Lists the packages that commands install: `install -D react vue@^2` -> `react`, `vue`, and `vue-2`, the name of the second version in a toolchain. */
function listInstalled({ commands }: BuildablePage): string[] {
  return commands.flatMap((command) => {
    const [, names = ''] = /^(?:\w+ )?(?:install|i|add) (.+)/.exec(command) ?? [];
    return names
      .split(/\s+/)
      .filter((word) => !word.startsWith('-'))
      .flatMap((word) => {
        const [, name = word, major] = /^(@?[^@]+)(?:@\^?(\d+))?/.exec(word) ?? [];
        return major ? [name, `${name}-${major}`] : [name];
      });
  });
}

function listDependencies({ codeBlocks }: BuildablePage): string[] {
  return codeBlocks
    .filter(({ title }) => title && isManifest(title))
    .flatMap(({ value }) => [...value.matchAll(INSTALLED)])
    .flatMap(([, body = '']) => [...body.matchAll(/"([^"]+)":/g)].map(([, name = '']) => name));
}
