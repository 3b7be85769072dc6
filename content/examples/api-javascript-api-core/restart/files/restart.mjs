import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createRslib, loadConfig } from '@rslib/core';

const isWhole = process.argv[2] === 'whole';
const changes = isWhole ? [['rslib.config.mjs'], ['.env']] : [['rslib.config.mjs', '.env']];
let timer;

async function start() {
  const loaded = await loadConfig();
  const rslib = await createRslib({
    config: isWhole ? loaded : loaded.content,
    loadEnv: true,
    restart: async ({ filePath }) => {
      clearInterval(timer);
      console.log('restart:', basename(filePath));
      await start();
      return true;
    },
  });
  rslib.onAfterCreateRsbuild(({ rsbuild }) => {
    rsbuild.onAfterBuild(async () => {
      const files = changes.shift();
      // A change goes unnoticed until the watcher is ready.
      if (files) timer = setInterval(() => files.map((file) => appendFileSync(file, '\n')), 200);
      else await close();
    });
  });
  const { close } = await rslib.build({ watch: true });
}

await start();
