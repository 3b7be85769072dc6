for (const file of process.argv.slice(2)) {
  await import(file).catch((error) => console.error(`${error.name}${error.code ? ` [${error.code}]` : ''}: ${error.message}`));
}
process.exitCode = 1;
