import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFolder } from '@/__tests__/support/temporary-folder';

const MODULE = pathToFileURL(path.resolve('lib/export/draw-ahead.ts')).href;
const LIMIT_MS = 120_000;

const square = (size: number) => [`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"></svg>`, {}];
const SQUARES = JSON.stringify([square(1), square(2), square(3)]);

/** Draws ahead in a program that stops when three pictures are in the cache. `drawings` is the code of an iterable. */
function draw(drawings: string) {
  const cache = createFolder();
  const folder = path.join(cache, 'images');
  // Names with a dot are of files that are being written.
  const program = `
    import { existsSync, readdirSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { drawAhead } from ${JSON.stringify(MODULE)};
    const folder = ${JSON.stringify(folder)};
    const count = () => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')).length : 0);
    const stop = drawAhead(${drawings}, ${JSON.stringify(path.join(cache, 'drawings.json'))});
    while (count() < 3) await setTimeout(20);
    stop();
  `;
  const file = path.join(createFolder({ 'program.mjs': program }), 'program.mjs');
  const env = { ...process.env, DOCS_CACHE_DIR: cache };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { env, encoding: 'utf8', timeout: LIMIT_MS });
  return { status, output: stdout + stderr, pictures: readdirSync(folder).length };
}

const DRAWN = { status: 0, output: '', pictures: 3 };

test('draws pictures into the cache, until it is stopped', () => expect(draw(SQUARES)).toEqual(DRAWN), LIMIT_MS);

test.each([
  ['drawn', `[...${SQUARES}, ['no SVG', {}]]`],
  ['created', `(function* () { yield* ${SQUARES}; throw new Error('no page'); })()`],
])('a picture that cannot be %s does not end the program', (_, drawings) => expect(draw(drawings)).toEqual(DRAWN), LIMIT_MS);
