/** Puts every rule below `.clock`. */
const scope = {
  postcssPlugin: 'clock-scope',
  Once(root) {
    root.walkRules((rule) => {
      rule.selector = `.clock ${rule.selector}`;
    });
  },
};

export default { plugins: [scope] };
