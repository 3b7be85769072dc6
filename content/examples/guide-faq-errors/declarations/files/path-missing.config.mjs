export default { dts: { typescriptPath: '/usr/lib/typescript.js' } };
