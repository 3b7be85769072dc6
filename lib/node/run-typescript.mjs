// @ts-check
import './require-packages.mjs';

/** Imported by the npm scripts that are TypeScript, in place of tsx, which is one of the packages. */
// @ts-expect-error -- It is imported for what it does, and has no types.
await import('tsx');
