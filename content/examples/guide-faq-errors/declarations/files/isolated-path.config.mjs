export default { dts: { isolated: true, typescriptPath: '/usr/lib/typescript.js' } };
