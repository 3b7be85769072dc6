import { createRslib, loadConfig } from '@rslib/core';

const show = async (name, options) => {
  const rslib = await createRslib(options);
  console.log(name, JSON.stringify(rslib.getRslibConfig().lib));
};

await show('nothing: ', {});
await show('object:  ', { config: { lib: [{ format: 'umd', umdName: 'Clock' }] } });
await show('file:    ', { config: await loadConfig() });
await show('function:', {
  config: async () => {
    const { content } = await loadConfig();
    return { ...content, lib: content.lib.map((item) => ({ ...item, dts: true })) };
  },
});
