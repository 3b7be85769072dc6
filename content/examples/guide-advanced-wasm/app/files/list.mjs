// Counts the .wasm files in each build of the application.
import { readdirSync } from 'node:fs';

for (const name of ['file', 'compile', 'preserve']) {
  const files = readdirSync(`app/dist/${name}`, { recursive: true });
  console.log(name, files.filter((file) => file.endsWith('.wasm')).length);
}
