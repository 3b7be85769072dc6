import { format } from 'node:util';
import { afterEach, expect } from '@jest/globals';

/** Errors and warnings that a test does not expect. Nobody would notice them among the output of all tests. */
/** @type {string[]} */
const written = [];
for (const name of /** @type {const} */ (['error', 'warn'])) {
  console[name] = (...values) => written.push(`console.${name}: ${format(...values)}`);
}

afterEach(() => expect(written.splice(0)).toEqual([]));
