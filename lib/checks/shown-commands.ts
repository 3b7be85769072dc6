import type { Page } from '@/lib/source/types';

/** Lists the commands that readers of a page see, including those in the bars of examples, which they know to run. */
export function listShownCommands({ commands, shownExamples }: Pick<Page, 'commands' | 'shownExamples'>): string[] {
  return [...commands, ...shownExamples.flatMap(({ hasCommands, steps }) => (hasCommands ? steps : []))];
}

/** Returns whether one of the commands on a page runs a step of an example, directly or as a script of its `package.json`. */
export function isShownCommand(step: string, commands: readonly string[], scripts: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(scripts).filter((name) => scripts[name] === step);
  const forms = [removeRunner(step), ...names.map((name) => `run ${name}`)];
  return commands.some((command) => forms.includes(removeRunner(command)));
}

/** Removes the runner of a command: `A=1 npx rslib`, `env A=1 rslib` -> `A=1 rslib`; `npm run test` -> `run test`. */
function removeRunner(command: string): string {
  return command.replace(/^(?:npm|env) /, '').replace(/^((?:\w+=\S+ )*)(?:npx|exec) /, '$1');
}
