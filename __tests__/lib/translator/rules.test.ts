import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renameTsdownOption, TSDOWN_RULES } from '@/lib/translator/tsdown-rules';
import { TSUP_RULES } from '@/lib/translator/tsup-rules';
import type { Rules } from '@/lib/translator/types';
import { renameViteOption } from '@/lib/translator/vite';
import { REPLACED_PLUGINS, VITE_PLUGINS, VITE_RULES } from '@/lib/translator/vite-rules';

/** Rows of a page that are not about an option of a configuration. */
const NOT_OPTIONS = [
  'import.meta.env.*',
  'import.meta.glob',
  '?worker',
  '?inline',
  '?raw',
  '?url',
  'vite-plugin-dts',
  '--debug',
  ...REPLACED_PLUGINS.keys(),
];

interface Row {
  readonly options: readonly string[];
  /** What the second column names, `output.filename`; empty if it is a dash. */
  readonly targets: readonly string[];
  /** The same of the third column. */
  readonly notes: readonly string[];
}

/** Reads the tables whose first column is the name of the tool, as options and counterparts. */
function readRows(lang: string, tool: string): Row[] {
  const lines = readFileSync(path.resolve(`content/${lang}/guide/migration/${tool}.mdx`), 'utf8').split('\n');
  let isMap = false;
  return lines.flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!line.startsWith('|')) isMap = false;
    else if (/^(?:tsup|tsdown|Vite)$/.test(cells[1] ?? '')) isMap = true;
    else if (isMap && !/^-+$/.test(cells[1] ?? '')) {
      const options = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/: .*$/, ''));
      return [{ options, targets: listNames(cells[2] ?? ''), notes: listNames(cells[3] ?? '') }];
    }
    return [];
  });
}

/** The names that a cell has as code, or as a link to a page below `/config/`, in its order. Any other text but a dash is the name `''`. */
function listNames(cell: string): string[] {
  if (/^[-–]$/.test(cell)) return [];
  const names = [...cell.matchAll(/`([^`]+)`|\]\(\/config\/(?:rsbuild\/)?([\w-]+)\)/g)].map(([, code, page]) => code ?? page ?? '');
  return names.length > 0 ? names : [''];
}

/** Returns whether a page mentions the path of a rule: in full, with a value, as a part of it that is to be set, or as a flag of the command. */
function isNamed(to: string, names: readonly string[]): boolean {
  return names.some((name) => name === to || name === `rslib ${to}` || name.startsWith(`${to}: `) || name.startsWith(`${to}.`));
}

/** Rows with as many options as counterparts pair them; in others, each option has one of the counterparts. */
function listTargets({ options, targets, notes }: Row, name: string): readonly string[] {
  // A list of packages may still be needed, although it is automatic.
  if (name === 'build.rolldownOptions.external') return targets.length === 0 ? notes : [];
  return options.length > 1 && options.length === targets.length
    ? targets.slice(options.indexOf(name), options.indexOf(name) + 1)
    : targets;
}

describe.each<[string, Rules, (name: string) => string]>([
  ['tsup', TSUP_RULES, (name) => name],
  ['tsdown', TSDOWN_RULES, renameTsdownOption],
  ['vite', VITE_RULES, renameViteOption],
])('the options of %s', (tool, rules, rename) => {
  test.each(['en', 'zh'])('are those of the page (%s)', (lang) => {
    const listed = readRows(lang, tool)
      .flatMap(({ options }) => options)
      .map(rename)
      .filter((name) => !NOT_OPTIONS.includes(name));
    expect([...new Set(listed)].sort()).toEqual(Object.keys(rules).sort());
  });

  test.each(['en', 'zh'])('have exactly the counterparts of the page (%s)', (lang) => {
    const differences = readRows(lang, tool).flatMap((row) =>
      row.options
        .filter((name) => Object.hasOwn(rules, name))
        .filter((name) => {
          const { to = '', how } = rules[name] ?? {};
          const targets = listTargets(row, name);
          return how === 'none' ? to !== '' || targets.length > 0 : !isNamed(to, targets);
        })
        .map((name) => `${name}: ${rules[name]?.to} is not among ${listTargets(row, name).join(', ') || 'none'}`),
    );
    expect(differences).toEqual([]);
  });

  test('have the same counterparts in both languages', () => {
    const [en, zh] = ['en', 'zh'].map((lang) =>
      readRows(lang, tool).map(({ options, targets }) => ({ options, targets: [...targets].sort() })),
    );
    expect(zh).toEqual(en);
  });
});

test.each(['en', 'zh'])('the page lists the plugins that have a counterpart (%s)', (lang) => {
  const text = readFileSync(path.resolve(`content/${lang}/guide/migration/vite.mdx`), 'utf8');
  const names = [...new Set([...VITE_PLUGINS.values()].map(({ name }) => name.replace('plugin', '')))];
  expect(names.sort()).toEqual(['Preact', 'React', 'Solid', 'Svelte', 'Tailwindcss', 'Vue']);
  const row = text.split('\n').find((line) => line.startsWith('| `plugins`')) ?? '';
  expect(names.filter((name) => !row.includes(name) && !row.includes(`plugin-${name.toLowerCase()}`))).toEqual([]);
});
