import path from 'node:path';

export const config = {
  output: { target: 'web' },
  tools: { rspack: { module: { rules: [{ test: /\.ts$/, enforce: 'pre', loader: path.resolve('loader.mjs') }] } } },
};

export default config;
