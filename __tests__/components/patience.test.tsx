import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getConfig } from '@testing-library/dom';
import { listFiles } from '@/lib/node/files';

/** The names of the test files of browser code. */
const FILES = ['components', 'lib/browser'].flatMap((folder) =>
  listFiles(path.resolve('__tests__', folder)).map((file) => path.join('__tests__', folder, file)),
);

test('tests with JSX wait as long as a busy machine needs', () => {
  expect(getConfig().asyncUtilTimeout).toBe(30_000);
});

test('tests without JSX do not use Testing Library, whose timeout they would not change', () => {
  const plain = FILES.filter((file) => file.endsWith('.test.ts'));
  expect(plain.length).toBeGreaterThan(50);
  expect(plain.filter((file) => readFileSync(file, 'utf8').includes("from '@testing-library/"))).toEqual([]);
});
