export default {
  lib: [{ banner: '/* area-kit */', output: { distPath: 'dist/string' } }],
};
