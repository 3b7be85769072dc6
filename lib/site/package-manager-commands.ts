/** Package managers in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A command for each package manager. */
export type PackageManagerCommands = Readonly<Record<PackageManager, string>>;

/**
 * What each package manager calls a command; `{args}` is the rest of the line. yarn takes the newest generator by itself and
 * stumbles over `@latest`; npm keeps flags after `--` only.
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

/** Turns `install -D @rslib/core` into the words of each package manager. Throws on a command that it does not know. */
export function formatCommands(command: string): PackageManagerCommands {
  const [, name = '', args = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(command) ?? [];
  const format = FORMS.get(name);
  if (!format) {
    const known = [...FORMS.keys()].join(', ');
    throw new Error(
      `<PackageManagerTabs command="${command}">: "${name}" is not known. Known: ${known}; or give an object with a command for each.`,
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
    // Packages of the npm registry carry its name.
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
