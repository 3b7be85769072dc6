import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = ['tokens', 'code'].map((name) => readFileSync(`styles/${name}.css`, 'utf8')).join('\n');

/** Variables with a light and a dark color. */
const colors = new Map(
  [...css.matchAll(/(--[\w-]+):\s*light-dark\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, name, pair]) => [
    name ?? '',
    [...(pair ?? '').matchAll(/oklch\(([^)]*)\)/g)].map(([, values]) => (values ?? '').split(' ').map(Number)),
  ]),
);

/** Relative luminance of an oklch color, with the matrices of CSS Color 4. */
function measureLuminance([lightness = 0, chroma = 0, hue = 0]: readonly number[]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (rgb[0] ?? 0) + 0.7152 * (rgb[1] ?? 0) + 0.0722 * (rgb[2] ?? 0);
}

function measureContrast(name: string, ground: string, appearance: 0 | 1): number {
  const [darker = 0, lighter = 0] = [name, ground]
    .map((each) => measureLuminance(colors.get(each)?.[appearance] ?? []))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['--color-bg-soft', '--code-mark', '--code-add', '--code-remove', '--code-error', '--code-warning'];
const TOKENS = ['constant', 'string', 'comment', 'keyword', 'parameter', 'function', 'punctuation', 'link'];

test.each(TOKENS)('%s has enough contrast on every background of a code block, in light and dark mode', (token) => {
  const low = GROUNDS.flatMap((ground) =>
    ([0, 1] as const)
      .map((appearance) => ({ ground, appearance, contrast: measureContrast(`--code-${token}`, ground, appearance) }))
      .filter(({ contrast }) => !(contrast >= 4.5)),
  );
  expect(low).toEqual([]);
});

test('lines without focus have enough contrast', () => {
  expect(([0, 1] as const).map((appearance) => measureContrast('--color-text-faint', '--color-bg-soft', appearance) >= 4.5)).toEqual([
    true,
    true,
  ]);
});
