import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TSUP_RULES } from '@/lib/translator/rules/tsup';
import { VITE_PLUGINS, VITE_RULES } from '@/lib/translator/rules/vite';
import type { Rules } from '@/lib/translator/types';

/** Rows of a page that are not about an option of a configuration. */
const NOT_OPTIONS = ['import.meta.env.*', 'import.meta.glob', '?worker', '?inline', '?raw', '?url', 'vite-plugin-dts'];

interface Row {
  readonly options: readonly string[];
  /** Text of the second column, a dash if there is no counterpart. */
  readonly target: string;
}

/** Reads the tables whose first column is the name of the tool, as options and counterparts. */
function readRows(lang: string, tool: string): Row[] {
  const lines = readFileSync(path.resolve(`content/${lang}/guide/migration/${tool}.mdx`), 'utf8').split('\n');
  let isMap = false;
  return lines.flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!line.startsWith('|')) isMap = false;
    else if (/^(?:tsup|Vite)$/.test(cells[1] ?? '')) isMap = true;
    else if (isMap && !/^-+$/.test(cells[1] ?? '')) {
      const options = [...(cells[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/: true$/, ''));
      return [{ options, target: cells[2] ?? '' }];
    }
    return [];
  });
}

/** The last part of a path, which pages name too: `lib.syntax` is `syntax` on some. */
const lastPart = (to: string) => to.split('.').at(-1) ?? '';

describe.each<[string, Rules]>([
  ['tsup', TSUP_RULES],
  ['vite', VITE_RULES],
])('the options of %s', (tool, rules) => {
  test.each(['en', 'zh'])('are those of the page (%s)', (lang) => {
    const listed = readRows(lang, tool)
      .flatMap(({ options }) => options)
      .map((name) => name.replace(/^build\.rollupOptions/, 'build.rolldownOptions'))
      .filter((name) => !NOT_OPTIONS.includes(name));
    expect([...new Set(listed)].sort()).toEqual(Object.keys(rules).sort());
  });

  test.each(['en', 'zh'])('have the counterparts of the page (%s)', (lang) => {
    const faults = readRows(lang, tool).flatMap(({ options, target }) =>
      options
        .filter((name) => Object.hasOwn(rules, name))
        .filter((name) => {
          const { to = '', how } = rules[name] ?? {};
          // A list of packages may still be needed, although it is automatic.
          if (name === 'build.rolldownOptions.external') return !/^[-–]$/.test(target);
          return how === 'none' ? !/^[-–]$/.test(target) : !target.includes(lastPart(to));
        })
        .map((name) => `${name}: ${rules[name]?.to} is not in "${target}"`),
    );
    expect(faults).toEqual([]);
  });
});

test.each(['en', 'zh'])('the page names the plugins that have a counterpart (%s)', (lang) => {
  const text = readFileSync(path.resolve(`content/${lang}/guide/migration/vite.mdx`), 'utf8');
  const names = Object.values(VITE_PLUGINS).map(({ name }) => name.replace('plugin', ''));
  expect(names.sort()).toEqual(['Preact', 'React', 'Solid', 'Svelte', 'Vue']);
  const row = text.split('\n').find((line) => line.startsWith('| `plugins`')) ?? '';
  expect(names.filter((name) => !row.includes(name) && !row.includes(`plugin-${name.toLowerCase()}`))).toEqual([]);
});
