export default {
  lib: [{ banner: { css: 1 } }],
  output: { distPath: 'dist/css', target: 'web' },
};
