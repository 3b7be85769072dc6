import { createRslib } from '@rslib/core';

const rslib = await createRslib({ config: { logLevel: 'error' } });

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  console.log('Rsbuild instance created');
  rsbuild.addPlugins([
    {
      name: 'stamp',
      setup(api) {
        api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
          compilation.emitAsset('stamp.txt', new sources.RawSource('clock-text'));
        });
      },
    },
  ]);
  rsbuild.onAfterBuild(() => console.log('built'));
});

const { close } = await rslib.build();
await close();
await rslib.inspectConfig();
