import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeTheme } from '@/lib/markdown/highlighter';
import { findTokenClass } from '@/lib/markdown/token-class';
import { ROOT } from '@/lib/node/settings.mjs';

test.each([
  ['var(--code-token-keyword)', 't-k'],
  ['color:var(--code-token-string-expression)', 't-s'],
  ['var(--code-token-string)', 't-s'],
  ['var(--code-token-constant)', 't-n'],
  ['var(--code-foreground)', undefined],
  ['var(--code-token-unheard-of)', undefined],
  ['#24292e', undefined],
  ['', undefined],
])('%s has the class %s', (color, expected) => {
  expect(findTokenClass(color)).toBe(expected);
});

test('every class has the color of its kind', () => {
  const css = readFileSync(path.join(ROOT, 'styles/code.css'), 'utf8');
  const rules = [...css.matchAll(/\.(t-\w+) \{\s*color: var\(--code-([\w-]+)\)/g)];
  expect(rules.map(([, , kind]) => findTokenClass(`var(--code-token-${kind})`))).toEqual(rules.map(([, name]) => name));
  const colored = new Set(rules.map(([, name]) => name));
  const used = codeTheme.settings.flatMap(({ settings: { foreground = '' } }) => findTokenClass(foreground) ?? []);
  expect(new Set(used)).toEqual(colored);
});
