import path from 'node:path';
import { runCli } from '../../support/run-cli';
import { createFolder } from '../../support/temporary-folder';

test('without a site there is nothing to measure, and the command says so at once', () => {
  const root = createFolder();
  expect(runCli('size.ts', [], { DOCS_DIR: root })).toEqual({
    status: 1,
    stdout: '',
    stderr: `\nThere is no site in out-${path.basename(root)}/. Build it first: npm run build\n`,
  });
});
