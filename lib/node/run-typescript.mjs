// @ts-check
import './require-packages.mjs';

/** npm scripts in TypeScript import this instead of tsx, which is one of the packages. */
// @ts-expect-error -- Imported for its side effect; it has no types.
await import('tsx');
