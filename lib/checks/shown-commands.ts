import type { Page } from '@/lib/source/types';

/** Lists the commands that readers of a page see, including those in the bars of examples, which they know to run. */
export function listShownCommands({ commands, shownExamples }: Pick<Page, 'commands' | 'shownExamples'>): string[] {
  return [...commands, ...shownExamples.flatMap(({ hasCommands, steps }) => (hasCommands ? steps : []))];
}

/** Lists the steps of an example that no command on a page runs, directly or as a script of its `package.json`. */
export function listHiddenSteps(
  steps: readonly string[],
  commands: readonly string[],
  scripts: Readonly<Record<string, string>>,
): string[] {
  const shown = new Set(commands.map(removeRunner));
  const isScript = (step: string) => Object.keys(scripts).some((name) => scripts[name] === step && shown.has(`run ${name}`));
  return steps.filter((step) => !shown.has(removeRunner(step)) && !isScript(step));
}

/** Removes the runner of a command: `A=1 npx rslib`, `env A=1 rslib` -> `A=1 rslib`; `npm run test` -> `run test`. */
function removeRunner(command: string): string {
  return command.replace(/^(?:npm|env) /, '').replace(/^((?:\w+=\S+ )*)(?:npx|exec) /, '$1');
}
