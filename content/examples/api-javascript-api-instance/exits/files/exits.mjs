import { pluginReact } from '@rsbuild/plugin-react';
import { createRslib } from '@rslib/core';

const configs = {
  helpers: { externalHelpers: true },
  federation: { lib: [{ format: 'mf' }] },
  jsx: { plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })] },
  none: {},
};

process.on('exit', (code) => console.log('exit code:', code));
const rslib = await createRslib({ config: configs[process.argv[2]] });
await rslib.build().catch((error) => console.log('rejected', error.message));
