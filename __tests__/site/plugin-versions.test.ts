import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readVersions } from '@/lib/examples/package-records';
import config from '@/lib/site/config';

/** Packages of the toolchain that are Rsbuild plugins. */
const isPlugin = (name: string) => /^@rsbuild\/plugin-|^rsbuild-plugin-(?!dts$)|\/rsbuild-plugin$/.test(name);

test.each(config.locales.map(({ lang }) => lang))(
  'the plugin catalogue (%s) has all plugins of the examples and their versions',
  (lang) => {
    const text = readFileSync(path.resolve(`content/${lang}/config/rsbuild/plugins.mdx`), 'utf8');
    const rows = text.split('\n').flatMap((line) => [...line.matchAll(/^\| \[?`([^`]+)`.*\| (\d\S+) \|$/g)]);
    const listed = rows.map(([, name, version]) => [name, version]);
    const pinned = Object.entries(readVersions(path.resolve('content/examples')).default ?? {}).filter(([name]) => isPlugin(name));
    expect(pinned.length).toBeGreaterThan(8);
    expect(listed.sort()).toEqual(pinned.sort());
  },
);
