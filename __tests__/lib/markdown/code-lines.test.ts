import type { Element } from 'hast';
import { colorLog } from '@/lib/markdown/code-lines';
import { buildTag, buildText } from '@/lib/markdown/hast-nodes';

const line = (text: string, ...states: string[]): Element => buildTag('span', { className: ['line', ...states] }, buildText(text));

test.each([
  [true, ['line', 'error']],
  [false, ['line', 'highlighted']],
])('a marked line of a log is an error if the command failed: %s', (hasFailed, className) => {
  const [marked, other] = colorLog([line('src/a.ts', 'highlighted'), line('done')], hasFailed);
  expect([marked, other]).toMatchObject([{ properties: { className } }, { properties: { className: ['line'] } }]);
});
