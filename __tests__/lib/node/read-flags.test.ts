import { spawnSync } from 'node:child_process';
import { readFlags, UsageError } from '@/lib/node/read-flags.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

const OPTIONS = { update: { type: 'boolean' }, filter: { type: 'string' }, pages: { type: 'string', multiple: true } } as const;
const KNOWN = 'Known options: --update, --filter=<value>, --pages=<value>.';

test.each([
  [[], {}],
  [['--update'], { update: true }],
  [['--filter=dts', '--update'], { update: true, filter: 'dts' }],
  [['--pages=50', '--pages', '1000'], { pages: ['50', '1000'] }],
])('%j', (args, expected) => {
  expect({ ...readFlags(OPTIONS, args) }).toEqual(expected);
});

test.each([
  [['--updates'], `Unknown option '--updates'. ${KNOWN}`],
  [['-u'], `Unknown option '-u'. ${KNOWN}`],
  [['--filter'], `Option '--filter <value>' argument missing. ${KNOWN}`],
  [['--update=yes'], `Option '--update' does not take an argument. ${KNOWN}`],
  [['dts'], `Unexpected argument 'dts'. ${KNOWN}`],
])('%j is refused', (args, message) => {
  expect(() => readFlags(OPTIONS, args)).toThrow(new UsageError(message));
});

test('a program with an unknown flag prints an error and exits with code 2', () => {
  const { status, stderr } = spawnSync(process.execPath, ['lib/cli/dev.mjs', '--prot=3000'], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([2, "Unknown option '--prot'. Known options: --port=<value>, --hostname=<value>."]);
});
