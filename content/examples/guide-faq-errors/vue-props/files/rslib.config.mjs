import { pluginVue } from '@rsbuild/plugin-vue';

export default { output: { target: 'web' }, plugins: [pluginVue()] };
