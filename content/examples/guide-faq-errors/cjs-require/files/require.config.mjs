export default { output: { target: 'web', distPath: 'require-dist' } };
