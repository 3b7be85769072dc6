export default {
  bundle: false,
  lib: [
    { id: 'all', redirect: false, output: { distPath: 'dist/all' } },
    { id: 'js', redirect: { js: false }, output: { distPath: 'dist/js' } },
  ],
};
