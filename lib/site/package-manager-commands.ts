/** Package managers in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export type PackageManagerCommands = Readonly<Record<PackageManager, string>>;

const ADD: PackageManagerCommands = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add', deno: 'deno add' };
const REMOVE: PackageManagerCommands = {
  npm: 'npm uninstall',
  yarn: 'yarn remove',
  pnpm: 'pnpm remove',
  bun: 'bun remove',
  deno: 'deno remove',
};
const INSTALL: PackageManagerCommands = {
  npm: 'npm install',
  yarn: 'yarn',
  pnpm: 'pnpm install',
  bun: 'bun install',
  deno: 'deno install',
};

/** The part of each command before its arguments. */
const FORMS = new Map<string, PackageManagerCommands>([
  ['install', ADD],
  ['add', ADD],
  ['remove', REMOVE],
  ['uninstall', REMOVE],
  ['create', { npm: 'npm create', yarn: 'yarn create', pnpm: 'pnpm create', bun: 'bun create', deno: 'deno init --npm' }],
  ['exec', { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bunx', deno: 'deno x' }],
  ['dlx', { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx', deno: 'deno x' }],
  ['run', { npm: 'npm run', yarn: 'yarn run', pnpm: 'pnpm run', bun: 'bun run', deno: 'deno task' }],
]);

/** Converts the arguments of commands that need different ones. */
const ARGUMENTS: Readonly<Record<string, (args: string) => string>> = {
  // npm passes on flags only after `--`.
  'npm create': (args) => args.replace(/ (?=-)/, ' -- '),
  // It always uses the latest version and does not accept `@latest`.
  'yarn create': (args) => args.replace(/@latest\b/, ''),
  'bun add': (args) => args.replace(/(^|\s)-D(?=\s|$)/g, '$1-d'),
  // Packages of the npm registry.
  'deno add': (args) => args.replace(/(^|\s)(?=[@\w])/g, '$1npm:'),
};

/** Converts `install -D @rslib/core` to the command of each package manager. Throws if the command is unknown. */
export function formatCommands(command: string): PackageManagerCommands {
  const [, name = '', args = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(command) ?? [];
  if (name === 'install' && !args) return INSTALL;
  const forms = FORMS.get(name);
  if (!forms) {
    const known = [...FORMS.keys()].join(', ');
    throw new Error(
      `<PackageManagerTabs command="${command}">: unknown command "${name}". Use one of ${known}, or an object with a command for each package manager.`,
    );
  }
  const format = (form: string) => `${form} ${ARGUMENTS[form]?.(args) ?? args}`;
  const { npm, yarn, pnpm, bun, deno } = forms;
  return { npm: format(npm), yarn: format(yarn), pnpm: format(pnpm), bun: format(bun), deno: format(deno) };
}
