import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Definition, parseDefinition } from '@/lib/examples/definition';
import { BASE_FOLDER } from '@/lib/examples/paths';
import type { Example } from '@/lib/examples/types';

/** Ids of all examples, `<page>/<name>`. */
export function listExamples(root: string): string[] {
  if (!existsSync(root)) return [];
  return listFolders(root)
    .filter((page) => page !== BASE_FOLDER)
    .flatMap((page) => listFolders(path.join(root, page)).map((name) => `${page}/${name}`))
    .filter((id) => existsSync(path.join(root, id, 'example.json')));
}

/** Reads an example with what it extends. Throws where there is none, or where its `example.json` is faulty. */
export function readExample(root: string, id: string): Example {
  const definition = readDefinition(root, id);
  const files = new Map([...readTree(path.join(root, BASE_FOLDER)), ...readOwnFiles(root, id, definition, [])]);
  // What it proves is said in words, which no build depends on.
  const { proves: _, ...built } = definition;
  const hash = createHash('sha256').update(JSON.stringify([built, [...files].sort(([a], [b]) => (a < b ? -1 : 1))]));
  return { id, definition, files, hash: hash.digest('hex').slice(0, 16) };
}

/** What an example states, without its files. Throws as `readExample` does. */
export function readDefinition(root: string, id: string): Definition {
  const file = path.join(root, id, 'example.json');
  const name = path.relative(process.cwd(), file);
  if (!/^[\w-]+\/[\w-]+$/.test(id) || !existsSync(file)) throw new Error(`There is no example "${id}" (looked for ${name}).`);
  return parseDefinition(name, readFileSync(file, 'utf8'));
}

/** `files/**` as they are, and `packages/**` as installed packages: a `node_modules` folder would not be committed. */
function readOwnFiles(root: string, id: string, definition: Definition, trail: readonly string[]): [string, string][] {
  if (trail.includes(id)) throw new Error(`The example "${id}" extends itself: ${[...trail, id].join(' -> ')}.`);
  const base = definition.extends;
  return [
    ...(base ? readOwnFiles(root, base, readDefinition(root, base), [...trail, id]) : []),
    ...readTree(path.join(root, id, 'packages')).map(([name, text]): [string, string] => [`node_modules/${name}`, text]),
    ...readTree(path.join(root, id, 'files')),
  ];
}

function readTree(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .flatMap((name): [string, string][] => {
      const file = path.join(folder, name);
      const stat = lstatSync(file);
      if (stat.isSymbolicLink())
        throw new Error(`${path.relative(process.cwd(), file)} is a symbolic link: examples consist of plain files only.`);
      return stat.isFile() ? [[name, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')]] : [];
    });
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
