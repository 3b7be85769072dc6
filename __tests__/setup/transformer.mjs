import { createRequire } from 'node:module';

const next = createRequire(import.meta.url)('next/dist/build/swc/jest-transformer');

/** Matches the keyword of import attributes that the compiler of Next writes. Node.js has refused it since version 22. */
const OLD_KEYWORD = /(?<=\bfrom (?:"[^"\n]+"|'[^'\n]+') )assert(?= \{)/g;

/** The transformer of Next, with import attributes in the syntax of all versions of Node.js. */
export default {
  createTransformer(/** @type {unknown} */ options) {
    const transformer = next.createTransformer(options);
    return {
      ...transformer,
      process(/** @type {unknown[]} */ ...args) {
        const result = transformer.process(...args);
        return { ...result, code: result.code.replace(OLD_KEYWORD, 'with') };
      },
    };
  },
};
