console.log(require('file-digest').version);
