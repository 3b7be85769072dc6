export default {
  lib: [{ format: 'esm' }],
  autoExternal: { peerDependencies: false },
};
