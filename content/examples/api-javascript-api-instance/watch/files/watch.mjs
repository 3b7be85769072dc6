import { writeFile } from 'node:fs/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { logLevel: 'error' } });
let builds = 0;

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(async ({ stats }) => {
    builds += 1;
    const [{ size }] = stats.toJson({ all: false, assets: true }).assets;
    console.log(`build ${builds}: ${size} bytes`);
    if (builds === 1) await writeFile('src/index.ts', 'export const noon = 12;\n');
    else await close();
  });
});

const { close, stats } = await rslib.build({ watch: true });
console.log('watching', stats);
