export default { output: { target: 'web-worker' } };
