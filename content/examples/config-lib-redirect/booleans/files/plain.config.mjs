export default {
  lib: [
    { bundle: false, redirect: false },
    { bundle: false, redirect: { js: false }, output: { distPath: 'dist/second' } },
  ],
};
