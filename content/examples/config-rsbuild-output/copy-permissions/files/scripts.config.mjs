export default { output: { copy: [{ from: './scripts' }] } };
