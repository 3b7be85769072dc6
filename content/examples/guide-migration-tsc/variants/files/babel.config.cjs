module.exports = { plugins: ['./babel/rename.cjs'] };
