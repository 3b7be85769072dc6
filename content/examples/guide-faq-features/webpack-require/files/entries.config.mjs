export default {
  source: {
    entry: { index: './src/index.ts', other: './src/other.ts' },
    define: { WEBPACK_REQUIRE: '__webpack_require__' },
  },
};
