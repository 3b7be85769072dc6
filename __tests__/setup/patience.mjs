import { expect } from '@jest/globals';

// Only tests with JSX render with Testing Library; the others start faster without it.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/dom');
  // The timeout of `findBy` and `waitFor`. The default of one second is too short on a busy machine.
  configure({ asyncUtilTimeout: 30_000 });
}
