/** Package managers in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export type PackageManagerCommands = Readonly<Record<PackageManager, string>>;

/** Builds the form of a command that most package managers have in common. */
function buildForms(word: string, others: Partial<PackageManagerCommands>): PackageManagerCommands {
  return { npm: `npm ${word}`, yarn: `yarn ${word}`, pnpm: `pnpm ${word}`, bun: `bun ${word}`, deno: `deno ${word}`, ...others };
}

const ADD = buildForms('add', { npm: 'npm install' });
const REMOVE = buildForms('remove', { npm: 'npm uninstall' });
const INSTALL = buildForms('install', { yarn: 'yarn' });

/** The part of each command before its arguments. */
const FORMS = new Map<string, PackageManagerCommands>([
  ['install', ADD],
  ['add', ADD],
  ['remove', REMOVE],
  ['uninstall', REMOVE],
  ['create', buildForms('create', { deno: 'deno init --npm' })],
  ['exec', { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bunx', deno: 'deno x' }],
  ['dlx', { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx', deno: 'deno x' }],
  ['run', buildForms('run', { deno: 'deno task' })],
]);

/** The words that a command may start with, as text for messages. */
export const KNOWN_COMMANDS = [...FORMS.keys()].join(', ');

/** Writes `--` before the first flag, because npm passes on flags only after it. */
const separateFlags = (args: string) => args.replace(/ (?=-)/, ' -- ');

/** Converts the arguments of commands that need different ones. */
const ARGUMENTS: Readonly<Record<string, (args: string) => string>> = {
  'npm create': separateFlags,
  'npm run': separateFlags,
  // It always uses the latest version and does not accept `@latest`.
  'yarn create': (args) => args.replace(/@latest\b/, ''),
  'bun add': (args) => args.replace(/(^|\s)-D(?=\s|$)/g, '$1-d'),
  // Packages of the npm registry. An alias, `name@npm:package`, already says so.
  'deno add': (args) => args.replace(/(^|\s)(?=[@\w])(?!\S*@npm:)/g, '$1npm:'),
};

/** Returns whether `formatCommands` knows the first word of a command. */
export function isKnownCommand(command: string): boolean {
  return FORMS.has(readWords(command).name);
}

/** Converts `install -D @rslib/core` to the command of each package manager. Throws if the command is unknown. */
export function formatCommands(command: string): PackageManagerCommands {
  const { name, args } = readWords(command);
  if (name === 'install' && !args) return INSTALL;
  const forms = FORMS.get(name);
  if (!forms) throw new Error(`unknown command "${name}". Use one of ${KNOWN_COMMANDS}.`);
  // Package managers other than npm pass on `--`, too.
  const passed = name === 'run' || name === 'create' ? args.replace(/ --(?= |$)/, '') : args;
  const format = (form: string) => `${form} ${ARGUMENTS[form]?.(passed) ?? passed}`.trimEnd();
  const { npm, yarn, pnpm, bun, deno } = forms;
  return { npm: format(npm), yarn: format(yarn), pnpm: format(pnpm), bun: format(bun), deno: format(deno) };
}

function readWords(command: string): { readonly name: string; readonly args: string } {
  const [, name = '', args = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(command) ?? [];
  return { name, args };
}
