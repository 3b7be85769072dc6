import { writeFileSync } from 'node:fs';
import { defineConfig, type LibConfig, type RsbuildPlugin } from '@rslib/core';

const years = [5, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];

/** Writes the versions that each value stands for. */
const listTargets: RsbuildPlugin = {
  name: 'list-targets',
  setup(api) {
    api.onBeforeBuild(({ environments }) => {
      const lines = Object.values(environments).map(({ name, config }) => {
        const versions = config.output.overrideBrowserslist ?? [];
        return `${name}: ${versions.join(', ')}\n`;
      });
      writeFileSync('targets.txt', lines.join(''));
    });
  },
};

const list = (id: string, output: LibConfig['output']): LibConfig => ({
  id,
  syntax: id.split('-')[0] as 'esnext',
  output: { distPath: `dist/${id}`, ...output },
});

export default defineConfig({
  plugins: [listTargets],
  lib: [
    ...years.map((year) => list(`es${year}`, {})),
    list('esnext', {}),
    list('esnext-web', { target: 'web' }),
  ],
});
