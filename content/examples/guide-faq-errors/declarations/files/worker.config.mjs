export default { dts: true, source: { entry: { index: './src/start.ts' }, tsconfigPath: './tsconfig.worker.json' } };
