import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSnapshot } from '@/lib/examples/snapshot';
import config from '@/lib/site/config';

/**
 * The table of all flags on the CLI page is compared with the help of the installed tool, which `npm run examples` records in the
 * example `guide-basic-cli/help`.
 */
const COMMANDS = ['build', 'inspect', 'mf-dev'] as const;
type Flags = Readonly<Record<string, readonly string[]>>;

/** Returns the flags of each command: `--root <>`, where the name of the value is left out, because the table may use a better one. */
function readHelp(): Flags {
  const steps = readSnapshot(path.resolve('content/examples'), 'guide-basic-cli/help')?.runs[0]?.steps ?? [];
  const entries = steps.map(({ run, log }): [string, string[]] => {
    const lines = log.filter((line) => /^ {2}-/.test(line)).map((line) => /^ {2}(.+?)(?: {2,}(.*))?$/.exec(line) ?? []);
    const flags = lines.flatMap(([, names = '', text = '']) => [...names.split(', '), ...(text.match(/--no-[\w-]+/g) ?? [])]);
    return [run.split(' ')[1] ?? '', [...new Set(flags.map(removeValueName))].sort()];
  });
  return Object.fromEntries(entries);
}

function readTable(lang: string): Flags {
  const text = readFileSync(path.resolve(`content/${lang}/guide/basic/cli.mdx`), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `-'));
  const cells = rows.map((row) => row.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)));
  const find = (command: string) =>
    cells.filter(([, commands = []]) => commands.length === 0 || commands.includes(command)).flatMap(([flags = []]) => flags);
  return Object.fromEntries(COMMANDS.map((command) => [command, find(command).map(removeValueName).sort()]));
}

function removeValueName(flag: string): string {
  return flag.replace(/<[^>]+>/, '<>');
}

test('the help of rslib lists the flags of rslib build', () => {
  const { '-h': rslib, ...help } = readHelp();
  expect(Object.keys(help)).toEqual(COMMANDS);
  expect(rslib).toEqual(help.build);
  expect(rslib).toEqual(expect.arrayContaining(['--no-bundle', '--root <>', '-w']));
});

test.each(config.locales.map(({ lang }) => lang))('the page (%s) lists exactly the flags of the installed tool, in one table', (lang) => {
  const { '-h': _, ...help } = readHelp();
  expect(readTable(lang)).toEqual(help);
});
