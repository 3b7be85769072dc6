import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes `to` for `from` as the version of a package in a lock file. */
function changeVersion(file: string, name: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(
    `"node_modules/${name}": {\n      "version": "${from}"`,
    `"node_modules/${name}": {\n      "version": "${to}"`,
  );
  if (changed === text) throw new Error(`${file} does not have ${name} ${from}.`);
  writeFileSync(file, changed);
}

/**
 * Says that the installed package of a toolchain is another version, as after `npm install`, but installs nothing. If the packages are links
 * into another folder, that one stays unchanged.
 */
export function pretendInstalled(toolchain: string, name: string, from: string, to: string): void {
  const packages = path.join(toolchain, 'node_modules');
  if (lstatSync(packages).isSymbolicLink()) {
    const linked = `${packages}.linked`;
    renameSync(packages, linked);
    mkdirSync(packages);
    for (const entry of readdirSync(linked)) {
      const target = path.join(linked, entry);
      if (entry === '.package-lock.json') writeFileSync(path.join(packages, entry), readFileSync(target));
      else symlinkSync(target, path.join(packages, entry), 'junction');
    }
  }
  changeVersion(path.join(packages, '.package-lock.json'), name, from, to);
}
