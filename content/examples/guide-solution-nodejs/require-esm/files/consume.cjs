const { digest } = require('file-digest');

digest('package.json').then((text) => console.log(text.length));
