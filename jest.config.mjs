// @ts-check
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/**
 * A group of tests with its environment. Modules run as native ES modules (`--experimental-vm-modules`), because the
 * Markdown packages exist in no other form.
 * @param {string} displayName
 * @param {import('jest').Config} rest
 */
async function buildProject(displayName, rest) {
  const config = await createConfig({
    displayName,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleNameMapper: { '^@site-config$': '<rootDir>/lib/site/config.ts', '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: [
      '<rootDir>/(?:out[^/]*|\\.next|\\.docs|\\.work)/',
      '<rootDir>/lib/examples/toolchain/',
      '<rootDir>/content/examples/',
      '<rootDir>/__tests__/e2e/hosts/',
    ],
    ...rest,
  })();
  // The transformer of Next would turn `.mjs` into CommonJS, which Jest then reads as a module without exports.
  const transform = Object.entries(config.transform ?? {}).map(([pattern, transformer]) => [pattern.replace('|mjs', ''), transformer]);
  return { ...config, transform: Object.fromEntries(transform) };
}

/** Tests of browser code need a document; the others are quicker without. */
const IN_BROWSER = ['<rootDir>/__tests__/components/**/*.test.{ts,tsx}', '<rootDir>/__tests__/lib/browser/**/*.test.{ts,tsx}'];

export default async function buildJestConfig() {
  return {
    // Compiling the whole content takes its time on a busy machine.
    testTimeout: 60_000,
    projects: [
      await buildProject('lib', {
        testEnvironment: 'node',
        testMatch: ['<rootDir>/__tests__/{lib,site}/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: ['<rootDir>/__tests__/lib/browser/'],
      }),
      await buildProject('components', {
        testEnvironment: 'jsdom',
        testMatch: IN_BROWSER,
        setupFiles: ['<rootDir>/__tests__/setup/next-link.mjs', '<rootDir>/__tests__/setup/patience.mjs'],
      }),
    ],
  };
}
