export default {
  environments: {
    extra: { output: { distPath: 'dist/extra' } },
  },
};
