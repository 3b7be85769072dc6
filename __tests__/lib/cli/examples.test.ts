import { startCli } from '../../support/run-cli';

test('on Windows, examples are not built, and the message says where they can be', async () => {
  const imports = ['./__tests__/support/pretend-windows.mjs'];
  const { code, output } = await startCli('examples.ts', ['--filter=config-lib-shims/default'], {}, imports);
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'Examples cannot be built on Windows, where the paths in their output differ. Run the command in WSL, on Linux or on macOS.',
  );
});
