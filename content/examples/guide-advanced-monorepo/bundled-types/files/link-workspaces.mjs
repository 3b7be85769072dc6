// Does what a package manager does for workspaces, without a network.
import { mkdirSync, symlinkSync } from 'node:fs';

mkdirSync('node_modules/@clocks', { recursive: true });
for (const name of ['core', 'face', 'units']) {
  symlinkSync(`../../packages/${name}`, `node_modules/@clocks/${name}`);
}
