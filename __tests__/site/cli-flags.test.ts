import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHelpFlags, removeValueName } from '@/lib/cli/upgrade/findings';
import { readSnapshot } from '@/lib/examples/snapshot';
import config from '@/lib/site/config';

/**
 * Compares the table of all flags on the CLI page with the help of the installed tool, which `npm run examples` records in the example
 * `guide-basic-cli/help`.
 */
const COMMANDS = ['build', 'inspect', 'mf-dev'] as const;
type Flags = Readonly<Record<string, readonly string[]>>;

const readHelp = (): Flags => readHelpFlags(readSnapshot(path.resolve('content/examples'), 'guide-basic-cli/help')?.runs[0]?.steps ?? []);

function readTable(lang: string): Flags {
  const text = readFileSync(path.resolve(`content/${lang}/guide/basic/cli.mdx`), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `-'));
  const cells = rows.map((row) => row.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)));
  const find = (...commands: string[]) =>
    cells.filter(([, own = []]) => own.length === 0 || own.some((each) => commands.includes(each))).flatMap(([flags = []]) => flags);
  // The help of `rslib build` also lists the flags that only `rslib` without a command takes.
  const list = (command: string) => (command === 'build' ? find(command, 'rslib') : find(command));
  return Object.fromEntries(COMMANDS.map((command) => [`rslib ${command}`, list(command).map(removeValueName).sort()]));
}

test('the help of rslib lists the flags of rslib build', () => {
  const { rslib, ...help } = readHelp();
  expect(Object.keys(help)).toEqual(COMMANDS.map((command) => `rslib ${command}`));
  expect(rslib).toEqual(help['rslib build']);
  expect(rslib).toEqual(expect.arrayContaining(['--no-bundle', '--root <>', '-w']));
});

test.each(config.locales.map(({ lang }) => lang))('the page (%s) lists exactly the flags of the installed tool, in one table', (lang) => {
  const { rslib: _, ...help } = readHelp();
  expect(readTable(lang)).toEqual(help);
});
