import './require-packages.mjs';
import { exitWithError } from './terminal.mjs';

/**
 * Imported before a program that is TypeScript, instead of tsx, which is one of the packages. An error that the program does not catch is
 * a message for people.
 */
process.on('uncaughtException', exitWithError);
// @ts-expect-error -- It is imported for what it does, and has no types.
await import('tsx');
