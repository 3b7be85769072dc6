import { pluginImageCompress } from '@rsbuild/plugin-image-compress';

export default { plugins: [pluginImageCompress()] };
