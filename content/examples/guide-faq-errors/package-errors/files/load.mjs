for (const name of process.argv.slice(2)) {
  await import(name).catch(({ stack }) => console.error(stack.split('\n    at ')[0]));
}
process.exitCode = 1;
