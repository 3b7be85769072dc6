import nextJest from 'next/jest.js';
import { ROOT } from './lib/node/settings.mjs';

const createConfig = nextJest({ dir: './' });

/** The path as a regular expression: in place of `<rootDir>`, Jest puts the path itself, whose brackets would be a part of the pattern. */
const ROOT_PATTERN = ROOT.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Creates a Jest project. Modules run as native ES modules (`--experimental-vm-modules`), because the Markdown packages are
 * published only as ES modules.
 * @param {string} displayName
 * @param {import('jest').Config} rest
 */
async function buildProject(displayName, rest) {
  const config = await createConfig({
    displayName,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleNameMapper: { '^@site-config$': '<rootDir>/lib/site/config.ts', '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: listSetup('quiet-console'),
    modulePathIgnorePatterns: [
      `${ROOT_PATTERN}/(?:out[^/]*|\\.next|\\.docs|\\.work)/`,
      `${ROOT_PATTERN}/lib/examples/toolchain/`,
      `${ROOT_PATTERN}/content/examples/`,
      `${ROOT_PATTERN}/__tests__/e2e/hosts/`,
    ],
    ...rest,
  })();
  const transform = Object.entries(config.transform ?? {}).map(([pattern, [, options]]) => [
    // The transformer would compile `.mjs` to CommonJS, which Jest then loads as an ES module without exports.
    pattern.replace('|mjs', ''),
    ['<rootDir>/__tests__/setup/transformer.mjs', options],
  ]);
  return { ...config, transform: Object.fromEntries(transform) };
}

/** @param {readonly string[]} names Of modules that run before each test file. */
const listSetup = (...names) => names.map((name) => `<rootDir>/__tests__/setup/${name}.mjs`);

/** Tests of browser code need jsdom; the others are faster without it. */
const IN_BROWSER = `${ROOT_PATTERN}/__tests__/(?:components|lib/browser)/.*\\.test\\.tsx?$`;

export default async function buildJestConfig() {
  return {
    // In milliseconds. Only a test that hangs should exceed it: on a busy machine, a single program can take 20 seconds to start.
    testTimeout: 300_000,
    // All cores: by default Jest leaves one free, which on two cores would run everything in one process.
    maxWorkers: '100%',
    // Native ES modules stay in memory after a test. A worker above the limit is replaced between two suites.
    workerIdleMemoryLimit: '1GB',
    projects: [
      await buildProject('lib', {
        testEnvironment: 'node',
        testRegex: `${ROOT_PATTERN}/__tests__/(?:lib|site)/.*\\.test\\.tsx?$`,
        testPathIgnorePatterns: [`${ROOT_PATTERN}/__tests__/lib/browser/`],
        setupFiles: listSetup('forget-stores'),
      }),
      await buildProject('components', {
        testEnvironment: 'jsdom',
        testRegex: IN_BROWSER,
        setupFiles: listSetup('forget-stores', 'next-link', 'observers'),
        setupFilesAfterEnv: listSetup('quiet-console', 'patience'),
      }),
    ],
  };
}
