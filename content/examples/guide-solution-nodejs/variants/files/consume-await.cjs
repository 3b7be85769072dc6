console.log(require('file-digest/await').version);
