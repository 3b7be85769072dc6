import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    lib: ['first', 'second'].map((id) => ({
      id,
      format: 'mf',
      plugins: [pluginModuleFederation({ name: id, exposes: { '.': './src/index.ts' }, dts: false }, { environment: id })],
    })),
    logLevel: 'error',
  },
  loadEnv: true,
});

async function show(name, nodeEnv, action) {
  if (nodeEnv) process.env.NODE_ENV = nodeEnv;
  else delete process.env.NODE_ENV;
  const result = await action();
  const modes = result?.origin?.bundlerConfigs.map(({ mode }) => mode);
  console.log(name, [nodeEnv, process.env.NODE_ENV].join(' -> '), modes?.join() ?? '');
}

await show('build', 'test', async () => (await rslib.build({ lib: ['first'] })).close());
console.log('ZONE:', process.env.ZONE);
await show('inspect', '', () => rslib.inspectConfig());
await show('inspect', 'development', () => rslib.inspectConfig());
await show('inspect', 'test', () => rslib.inspectConfig());
await show('inspect mode', 'test', () => rslib.inspectConfig({ mode: 'development', lib: ['second'] }));

const serve = async () => {
  const { urls, port, server } = await rslib.startMFDevServer({ lib: ['second'] });
  const { name } = await fetch(`${urls[0]}/mf-manifest.json`).then((response) => response.json());
  console.log(name, urls[0] === `http://localhost:${port}`, server.port === port, server.httpServer.listening, typeof server.middlewares.use);
  await server.close();
  await fetch(urls[0]).catch(({ cause }) => console.log(cause.code));
};
await show('serve', '', serve);
await show('serve', 'test', serve);
