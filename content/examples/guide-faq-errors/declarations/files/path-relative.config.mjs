export default { dts: { typescriptPath: './node_modules/typescript/lib/typescript.js' } };
