export default {
  plugins: [
    {
      postcssPlugin: 'clock-color',
      Declaration: { color: (declaration) => (declaration.value = 'navy') },
    },
  ],
};
