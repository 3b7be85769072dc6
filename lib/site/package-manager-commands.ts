/** Package managers in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export type PackageManagerCommands = Readonly<Record<PackageManager, string>>;

/**
 * Formats a command for each package manager; `args` is the rest of the line. `yarn create` always uses the latest version and
 * does not accept `@latest`; npm passes on flags only after `--`.
 */
const FORMS = new Map<string, (args: string) => PackageManagerCommands>([
  [
    'install',
    (args) =>
      args ? formatAdd(args) : { npm: 'npm install', yarn: 'yarn', pnpm: 'pnpm install', bun: 'bun install', deno: 'deno install' },
  ],
  ['add', formatAdd],
  ['remove', formatRemove],
  ['uninstall', formatRemove],
  [
    'create',
    (args) => ({
      npm: `npm create ${args.replace(/ (?=-)/, ' -- ')}`,
      yarn: `yarn create ${args.replace(/@latest\b/, '')}`,
      pnpm: `pnpm create ${args}`,
      bun: `bun create ${args}`,
      deno: `deno init --npm ${args}`,
    }),
  ],
  ['exec', (args) => ({ npm: `npx ${args}`, yarn: `yarn ${args}`, pnpm: `pnpm ${args}`, bun: `bunx ${args}`, deno: `deno x ${args}` })],
  [
    'dlx',
    (args) => ({ npm: `npx ${args}`, yarn: `yarn dlx ${args}`, pnpm: `pnpm dlx ${args}`, bun: `bunx ${args}`, deno: `deno x ${args}` }),
  ],
  [
    'run',
    (args) => ({
      npm: `npm run ${args}`,
      yarn: `yarn run ${args}`,
      pnpm: `pnpm run ${args}`,
      bun: `bun run ${args}`,
      deno: `deno task ${args}`,
    }),
  ],
]);

/** Converts `install -D @rslib/core` to the command of each package manager. Throws if the command is unknown. */
export function formatCommands(command: string): PackageManagerCommands {
  const [, name = '', args = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(command) ?? [];
  const format = FORMS.get(name);
  if (!format) {
    const known = [...FORMS.keys()].join(', ');
    throw new Error(
      `<PackageManagerTabs command="${command}">: unknown command "${name}". Use one of ${known}, or an object with a command for each package manager.`,
    );
  }
  return format(args);
}

function formatAdd(args: string): PackageManagerCommands {
  return {
    npm: `npm install ${args}`,
    yarn: `yarn add ${args}`,
    pnpm: `pnpm add ${args}`,
    bun: `bun add ${args.replace(/(^|\s)-D(?=\s|$)/g, '$1-d')}`,
    // Deno needs the prefix `npm:` for packages of the npm registry.
    deno: `deno add ${args.replace(/(^|\s)(?=[@\w])/g, '$1npm:')}`,
  };
}

function formatRemove(args: string): PackageManagerCommands {
  return {
    npm: `npm uninstall ${args}`,
    yarn: `yarn remove ${args}`,
    pnpm: `pnpm remove ${args}`,
    bun: `bun remove ${args}`,
    deno: `deno remove ${args}`,
  };
}
