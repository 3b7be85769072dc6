const page = 1;

console.log(`server ${process.pid} shows page ${page}`);
setInterval(() => {}, 1000);
