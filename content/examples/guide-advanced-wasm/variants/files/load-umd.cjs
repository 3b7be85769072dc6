const { readFileSync } = require('node:fs');

const module_ = { exports: {} };
new Function('module', 'exports', 'require', readFileSync('dist/umd/index.js', 'utf8'))(module_, module_.exports, require);
console.log(module_.exports.sum);
process.exit();
