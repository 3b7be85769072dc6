import { defineConfig, type LibConfig } from '@rslib/core';

// @ts-expect-error
defineConfig({ id: 'main', lib: [{}] });
// @ts-expect-error
defineConfig({ umdName: 'Clock', lib: [{}] });
// @ts-expect-error
defineConfig({ autoExternal: true, lib: [{}] });
// @ts-expect-error
defineConfig({ experiments: {}, lib: [{}] });

export const rejected: LibConfig[] = [
  // @ts-expect-error
  { autoExternal: { exclude: ['text-size'] } },
  // @ts-expect-error
  { autoExternal: { packageJson: './meta.json' } },
  // @ts-expect-error
  { banner: '/* clock-text */' },
  // @ts-expect-error
  { footer: '/* clock-text */' },
  // @ts-expect-error
  { mode: 'development' },
];
