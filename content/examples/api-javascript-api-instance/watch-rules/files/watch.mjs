import { writeFile } from 'node:fs/promises';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { logLevel: 'silent' } });
const failed = [];

rslib.onAfterCreateRsbuild(async ({ rsbuild }) => {
  rsbuild.onAfterBuild(async ({ stats }) => {
    failed.push(stats.hasErrors());
    const [error] = stats.toJson({ all: false, errors: true }).errors;
    if (error) console.log('error in', error.moduleName);
    if (failed.length === 1) return writeFile('src/index.ts', 'export const noon = 12;\n');
    console.log('failed:', failed);
    // Such a timer does not keep a process running.
    setTimeout(async () => {
      console.log('still running');
      await close();
    }, 200).unref();
  });
});

const { close } = await rslib.build({ watch: true });
