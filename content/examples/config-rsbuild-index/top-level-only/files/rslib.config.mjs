export default {
  lib: [{ root: 'packages/clock', logLevel: 'silent', server: { publicDir: false } }],
};
