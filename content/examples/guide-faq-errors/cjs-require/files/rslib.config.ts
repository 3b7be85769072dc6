export default {
  output: { target: 'web', externals: { react: 'module react' } },
};
