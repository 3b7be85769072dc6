const { digest } = require('file-digest');

console.log(require.resolve('file-digest').split('/').at(-1));
digest('package.json').then((text) => console.log(text.length));
