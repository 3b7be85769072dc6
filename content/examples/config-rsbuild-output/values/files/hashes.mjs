// Prints the length of the hash in the names of the emitted files, by extension.
import { readdirSync } from 'node:fs';

const names = readdirSync(process.argv[2], { recursive: true }).filter((name) =>
  name.includes('.'),
);
const lengths = names.map((name) => {
  const parts = name.split('.');
  return `${parts.at(-1)} ${parts.length === 3 ? parts[1].length : 0}`;
});
console.log(lengths.sort().join(', '));
