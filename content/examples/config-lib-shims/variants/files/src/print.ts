console.log(import.meta.url, __dirname);
