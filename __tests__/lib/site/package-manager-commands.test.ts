import { expect, test } from '@jest/globals';
import { formatCommands } from '@/lib/site/package-manager-commands';

test.each([
  ['install', ['npm install', 'yarn', 'pnpm install', 'bun install', 'deno install']],
  [
    'install -D @rslib/core typescript',
    [
      'npm install -D @rslib/core typescript',
      'yarn add -D @rslib/core typescript',
      'pnpm add -D @rslib/core typescript',
      'bun add -d @rslib/core typescript',
      'deno add -D npm:@rslib/core npm:typescript',
    ],
  ],
  [
    'add @swc/helpers@^0.5',
    [
      'npm install @swc/helpers@^0.5',
      'yarn add @swc/helpers@^0.5',
      'pnpm add @swc/helpers@^0.5',
      'bun add @swc/helpers@^0.5',
      'deno add npm:@swc/helpers@^0.5',
    ],
  ],
  [
    'install -D typescript-7@npm:typescript@^7 @rslib/core',
    [
      'npm install -D typescript-7@npm:typescript@^7 @rslib/core',
      'yarn add -D typescript-7@npm:typescript@^7 @rslib/core',
      'pnpm add -D typescript-7@npm:typescript@^7 @rslib/core',
      'bun add -d typescript-7@npm:typescript@^7 @rslib/core',
      'deno add -D typescript-7@npm:typescript@^7 npm:@rslib/core',
    ],
  ],
  ['remove tsup', ['npm uninstall tsup', 'yarn remove tsup', 'pnpm remove tsup', 'bun remove tsup', 'deno remove tsup']],
  [
    'create rslib@latest',
    ['npm create rslib@latest', 'yarn create rslib', 'pnpm create rslib@latest', 'bun create rslib@latest', 'deno init --npm rslib@latest'],
  ],
  [
    'create rslib@latest --dir my-lib --template react-ts',
    [
      'npm create rslib@latest -- --dir my-lib --template react-ts',
      'yarn create rslib --dir my-lib --template react-ts',
      'pnpm create rslib@latest --dir my-lib --template react-ts',
      'bun create rslib@latest --dir my-lib --template react-ts',
      'deno init --npm rslib@latest --dir my-lib --template react-ts',
    ],
  ],
  [
    'exec rslib build --watch',
    [
      'npx rslib build --watch',
      'yarn rslib build --watch',
      'pnpm rslib build --watch',
      'bunx rslib build --watch',
      'deno x rslib build --watch',
    ],
  ],
  ['dlx taze', ['npx taze', 'yarn dlx taze', 'pnpm dlx taze', 'bunx taze', 'deno x taze']],
  ['dlx', ['npx', 'yarn dlx', 'pnpm dlx', 'bunx', 'deno x']],
  ['run build', ['npm run build', 'yarn run build', 'pnpm run build', 'bun run build', 'deno task build']],
  [
    'run build --watch --lib esm',
    [
      'npm run build -- --watch --lib esm',
      'yarn run build --watch --lib esm',
      'pnpm run build --watch --lib esm',
      'bun run build --watch --lib esm',
      'deno task build --watch --lib esm',
    ],
  ],
  [
    'run build -- --watch --lib esm',
    [
      'npm run build -- --watch --lib esm',
      'yarn run build --watch --lib esm',
      'pnpm run build --watch --lib esm',
      'bun run build --watch --lib esm',
      'deno task build --watch --lib esm',
    ],
  ],
])('"%s" becomes %j', (command, expected) => {
  expect(Object.values(formatCommands(command))).toEqual(expected);
});

test('an unknown command is an error that lists the known commands', () => {
  expect(() => formatCommands('publish')).toThrow(
    'unknown command "publish". Use one of install, add, remove, uninstall, create, exec, dlx, run.',
  );
});
