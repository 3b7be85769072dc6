import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes `to` for `from` as the version of a package in a `package.json` or lock file. */
function changeVersion(file: string, name: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text
    .replaceAll(`"${name}": "${from}"`, `"${name}": "${to}"`)
    .replaceAll(`"node_modules/${name}": {\n      "version": "${from}"`, `"node_modules/${name}": {\n      "version": "${to}"`);
  if (changed === text) throw new Error(`${file} does not have ${name} ${from}.`);
  writeFileSync(file, changed);
}

/** Changes a package in a toolchain as `npm install` does, but installs nothing: the files say that the present package is the new one. */
export function pretendUpgrade(toolchain: string, name: string, from: string, to: string): void {
  for (const file of ['package.json', 'package-lock.json']) changeVersion(path.join(toolchain, file), name, from, to);
}

/** Does the same in the packages that are installed there. If they are links into another folder, that one stays unchanged. */
export function pretendInstalled(toolchain: string, name: string, from: string, to: string): void {
  const packages = path.join(toolchain, 'node_modules');
  if (lstatSync(packages).isSymbolicLink()) {
    const linked = `${packages}.linked`;
    renameSync(packages, linked);
    mkdirSync(packages);
    for (const entry of readdirSync(linked)) {
      const target = path.join(linked, entry);
      if (entry === '.package-lock.json') writeFileSync(path.join(packages, entry), readFileSync(target));
      else symlinkSync(target, path.join(packages, entry));
    }
  }
  changeVersion(path.join(packages, '.package-lock.json'), name, from, to);
}
