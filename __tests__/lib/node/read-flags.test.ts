import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags, UsageError } from '@/lib/node/read-flags.mjs';
import { ROOT } from '@/lib/node/settings.mjs';
import { runCli } from '../../support/run-cli';

const OPTIONS = { update: { type: 'boolean' }, filter: { type: 'string' }, pages: { type: 'string', multiple: true } } as const;
const KNOWN = 'Known options: --update, --filter=<value>, --pages=<value>.';

test.each([
  [[], {}],
  [['--update'], { update: true }],
  [['--filter=dts', '--update'], { update: true, filter: 'dts' }],
  [['--pages=50', '--pages', '1000'], { pages: ['50', '1000'] }],
])('the arguments %j are read as %j', (args, expected) => {
  expect({ ...readFlags(OPTIONS, args) }).toEqual(expected);
});

test.each([
  [['--updates'], `Unknown option '--updates'. ${KNOWN}`],
  [['-u'], `Unknown option '-u'. ${KNOWN}`],
  [['--filter'], `Option '--filter <value>' argument missing. ${KNOWN}`],
  [['--filter', '--update'], `Option '--filter' argument is ambiguous. ${KNOWN}`],
  [['--update=yes'], `Option '--update' does not take an argument. ${KNOWN}`],
  [['dts'], `Unexpected argument 'dts'. ${KNOWN}`],
])('%j is refused', (args, message) => {
  expect(() => readFlags(OPTIONS, args)).toThrow(new UsageError(message));
});

test.each([
  [['--help'], "Unknown option '--help'. The command takes no options."],
  [['a'], "Unexpected argument 'a'. The command takes no options."],
])('%j is refused by a program without flags', (args, message) => {
  expect(() => readFlags({}, args)).toThrow(new UsageError(message));
});

describe('under npm run', () => {
  const { env } = process;
  const options = {
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
    json: { type: 'boolean' },
    before: { type: 'string' },
    to: { type: 'string' },
  } as const;
  afterEach(() => {
    process.env = env;
  });
  const read = (added: Readonly<Record<string, string>>) => {
    process.env = { ...env, npm_lifecycle_event: 'search:push', ...added };
    return { ...readFlags(options, []) };
  };

  test.each([
    ['--dry-run', 'npm_config_dry_run'],
    ['--to', 'npm_config_to'],
    // As npm 11 expands it.
    ['--to', 'npm_config_token_description'],
  ])('%s, which npm keeps in %s because -- is missing, is an error and not ignored', (flag, variable) => {
    const message = `npm has consumed ${flag}. Put -- before it: npm run search:push -- ${flag}`;
    expect(() => read({ [variable]: 'true' })).toThrow(new UsageError(message));
  });

  test('settings of npm that have the name of a flag are no flags', () => {
    const settings = { npm_config_force: 'true', npm_config_json: 'true', npm_config_before: '2026-01-01' };
    expect(read({ ...settings, npm_config_dry_run: '' })).toEqual({});
  });
});

test.each(['schemas.ts', 'sbom.mjs', 'start.mjs', 'test.mjs', 'test-quick.mjs'])('%s does nothing if it gets an argument', (script) => {
  expect(runCli(script, ['--dry-run'])).toEqual({
    status: 2,
    stdout: '',
    stderr: "\nUnknown option '--dry-run'. The command takes no options.\n",
  });
});

// The first statement after the imports. Running them takes seconds, because they import all code that loads content.
test.each(['publish-urls.ts', 'pack-docs.ts', 'pack-vercel.ts'])('%s looks for arguments first', (script) => {
  const text = readFileSync(path.join(ROOT, 'lib/cli', script), 'utf8');
  expect(text).toMatch(/^import [^;]+;\n\n(?:const \w+ = '[^']*';\n\n)?readFlags\(\{\}\);\n/m);
});

test('a program with an unknown flag prints an error and exits with code 2', () => {
  const { status, stderr } = runCli('dev.mjs', ['--prot=3000']);
  expect([status, stderr.trim()]).toEqual([2, "Unknown option '--prot'. Known options: --port=<value>, --hostname=<value>."]);
});
