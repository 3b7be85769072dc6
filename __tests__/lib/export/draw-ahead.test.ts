import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFolder } from '@/__tests__/support/temporary-folder';

const MODULE = pathToFileURL(path.resolve('lib/export/draw-ahead.ts')).href;
const LIMIT_MS = 120_000;

test(
  'draws pictures into the cache, until it is stopped; one that cannot be drawn or created does not end the program',
  () => {
    const cache = createFolder();
    const folder = path.join(cache, 'images');
    // Stops when three pictures are in the cache. Names with a dot are of files that are being written.
    const program = `
      import { existsSync, readdirSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      import { drawAhead } from ${JSON.stringify(MODULE)};
      function* listDrawings() {
        for (const size of [1, 2, 3]) yield [\`<svg xmlns="http://www.w3.org/2000/svg" width="\${size}" height="\${size}"></svg>\`, {}];
        yield ['no SVG', {}];
        throw new Error('no page');
      }
      const folder = ${JSON.stringify(folder)};
      const count = () => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')).length : 0);
      const stop = drawAhead(listDrawings(), ${JSON.stringify(path.join(cache, 'drawings.json'))});
      while (count() < 3) await setTimeout(20);
      stop();
    `;
    const file = path.join(createFolder({ 'program.mjs': program }), 'program.mjs');
    const env = { ...process.env, DOCS_CACHE_DIR: cache };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { env, encoding: 'utf8', timeout: LIMIT_MS });
    expect([status, stdout + stderr, readdirSync(folder).length]).toEqual([0, '', 3]);
  },
  LIMIT_MS,
);
