export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // Chrome 109, the last one for Windows 7, does not know oklch(), and the converted colors are shorter.
    '@csstools/postcss-oklab-function': { preserve: false, subFeatures: { displayP3: false } },
    // Safari before 17.4 drops declarations with an alternative text.
    '@csstools/postcss-content-alt-text': {},
  },
};
