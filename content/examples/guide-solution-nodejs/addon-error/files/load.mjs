import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
for (const load of [
  () => import('./dist/index.js'),
  () => require('./dist/index.cjs'),
  () => import('./dist/folder/lib/index.js'),
  () => import('./dist/copied/lib/index.js'),
]) {
  try {
    await load();
  } catch (error) {
    console.log(error.message, error.cause.message.includes('fast-hash.node: '));
  }
}
