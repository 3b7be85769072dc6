export default {
  lib: [{ footer: '/* area-kit */', output: { distPath: 'dist/string' } }],
};
