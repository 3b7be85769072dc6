export default {
  tools: { swc: { jsc: { target: 'es2022' } } },
};
