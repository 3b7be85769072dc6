export default { output: { distPath: 'dist/negated', copy: [{ from: '**/!(*.ts)', context: './src' }] } };
