// @ts-check

/** @type {import('@rslib/core').RslibConfig} */
const config = {
  source: {
    define: { VERSION: '"1.2.0"' },
  },
};

export default config;
