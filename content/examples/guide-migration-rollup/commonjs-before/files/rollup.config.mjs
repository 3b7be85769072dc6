import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';

export default {
  input: 'src/index.js',
  external: ['@example/clock'],
  output: { file: 'dist/index.js', format: 'es' },
  plugins: [resolve(), commonjs()],
};
