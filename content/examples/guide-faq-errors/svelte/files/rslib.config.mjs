import { pluginSvelte } from '@rsbuild/plugin-svelte';

export default { bundle: false, dts: true, output: { target: 'web' }, plugins: [pluginSvelte()] };
