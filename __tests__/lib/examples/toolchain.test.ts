import { TOOLCHAINS } from '@/lib/examples/paths';
import { readToolchain } from '@/lib/examples/toolchain';

describe('toolchains', () => {
  test.each(TOOLCHAINS)('%s locks a version of each package', (name) => {
    const { versions } = readToolchain(name);
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });

  test('the parts of Rslib are listed with the versions', () => {
    expect(Object.keys(readToolchain('tsup').versions)).toEqual(
      expect.arrayContaining(['@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts']),
    );
  });

  test('a toolchain without Rslib lists none of its parts', () => {
    expect(Object.keys(readToolchain('bundlers').versions).filter((name) => /rslib|rsbuild|rspack/.test(name))).toEqual([]);
  });
});
