import('@rslib/core').catch((error) => {
  console.error(String(error));
  process.exitCode = 1;
});
