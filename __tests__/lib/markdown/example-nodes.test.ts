import type { ShownFile } from '@/lib/examples/types';
import { buildConfig, buildFile, buildFix, buildLog } from '@/lib/markdown/example-nodes';

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');

/** A file whose first, second and third part have this many lines; only the second part is not folded. */
function file(counts: readonly number[], marks?: readonly number[]): ShownFile {
  return { path: 'src/a.ts', parts: counts.map((count, at) => ({ text: lines(count), folded: counts.length > 1 && at !== 1 })), marks };
}

test.each<[string, ShownFile, Parameters<typeof buildFile>[1], string]>([
  ['a short file is whole, with its marks', file([5], [2, 4]), {}, 'title="src/a.ts" {2,4}'],
  ['a long file shows its start', file([30]), {}, 'title="src/a.ts" fold=1-16'],
  ['a long file shows the lines around its first mark', file([30], [20]), {}, 'title="src/a.ts" {20} fold=15-30'],
  ['an excerpt shows exactly its lines', file([3, 2, 4]), {}, 'title="src/a.ts" fold=4-5'],
  ['an excerpt shows them even if there are many', file([3, 20, 4]), {}, 'title="src/a.ts" fold=4-23'],
  ['with little room, an excerpt of 10 lines', file([3, 10, 4]), { size: 'compact' }, 'title="src/a.ts" fold=4-13'],
  ['with little room, the start of a longer one', file([12, 11, 4]), { size: 'compact' }, 'title="src/a.ts" fold=10-17'],
  ['with little room, the marks in a longer one', file([12, 11, 4], [20]), { size: 'compact' }, 'title="src/a.ts" {20} fold=17-24'],
  ['without its name', file([5]), { isBare: true }, 'title="src/a.ts" bare'],
])('%s', (_, shown, options, meta) => {
  expect(buildFile(shown, options)).toMatchObject({ type: 'code', lang: 'ts', meta });
});

test.each([
  ['lines with the option are marked', ['dts: true,', 'dtsx,', "'dts'"], 'title="rslib.config.ts" {1,3}'],
  ['more than 4 are not', Array.from({ length: 5 }, () => 'dts'), 'title="rslib.config.ts"'],
])('in a configuration, %s', (_, text, meta) => {
  const config = { path: 'rslib.config.ts', parts: [{ text: text.join('\n'), folded: false }] };
  expect(buildConfig(config, 'dts')).toMatchObject({ lang: 'ts', meta });
});

test('a log knows whether its marked lines are errors', () => {
  const log = { text: 'info    a\nerror   b', marks: [2] };
  expect(buildLog({ ...log, hasFailed: true }).meta).toBe('log wrapCode failed {2}');
  expect(buildLog({ ...log, hasFailed: false }).meta).toBe('log wrapCode {2}');
});

test('a fix has the name of its file, unless that is shown elsewhere', () => {
  expect(buildFix({ path: 'a.ts', diff: '+b' }, {})).toMatchObject({ lang: 'diff', meta: 'title="a.ts"' });
  expect(buildFix({ path: 'a.ts', diff: '+b' }, { isBare: true }).meta).toBe('title="a.ts" bare');
  expect(buildFix({ diff: '+b' }, { isBare: true }).meta).toBeUndefined();
});
