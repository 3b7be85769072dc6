const rename = (rule) => {
  rule.selector = '.one';
};

export default { plugins: [{ postcssPlugin: 'rename', Once: (root) => root.walkRules(rename) }] };
