export default {
  lib: [
    { id: 'esm', output: { distPath: 'dist/esm' } },
    { id: 'cjs', format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
  source: { define: { WEBPACK_REQUIRE: '__webpack_require__' } },
};
