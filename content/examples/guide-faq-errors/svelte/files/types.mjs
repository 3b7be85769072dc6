import { createRequire } from 'node:module';
import { emitDts } from 'svelte2tsx';

const svelteShimsPath = createRequire(import.meta.url).resolve('svelte2tsx/svelte-shims-v4.d.ts');

emitDts({ libRoot: 'src', declarationDir: 'dist', tsconfig: 'tsconfig.json', svelteShimsPath }).catch((error) => {
  console.error(String(error));
  process.exitCode = 1;
});
