for (const name of process.argv.slice(2)) {
  try {
    require(name);
  } catch ({ stack }) {
    console.error(stack.split('\n    at ')[0]);
  }
}
process.exitCode = 1;
