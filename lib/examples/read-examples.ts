import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Definition, parseDefinition } from '@/lib/examples/definition';
import { BASE_FOLDER } from '@/lib/examples/paths';
import type { Example } from '@/lib/examples/types';
import { sortEntries } from '@/lib/site/collections';
import { MistakeError } from '@/lib/site/diagnostics';
import { FINDER_FILE, toDisplayPath } from '@/lib/site/file-paths';
import { hashValue } from '@/lib/site/hash-value';

/** Lists the ids of all examples, `<page>/<name>`. */
export function listExamples(root: string): string[] {
  if (!existsSync(root)) return [];
  return listFolders(root)
    .filter((page) => page !== BASE_FOLDER)
    .flatMap((page) => listFolders(path.join(root, page)).map((name) => `${page}/${name}`))
    .filter((id) => existsSync(path.join(root, id, 'example.json')));
}

/** Reads all examples. Throws like `readExample`. */
export function readExamples(root: string): Example[] {
  return listExamples(root).map((id) => readExample(root, id));
}

/** Reads the `example.json` of all examples, but none of their files, which takes a fraction of the time. Throws like `readExample`. */
export function readDefinitions(root: string): Pick<Example, 'id' | 'definition'>[] {
  return listExamples(root).map((id) => ({ id, definition: readDefinition(root, id) }));
}

/** Reads an example, including the files of the example that it extends. Throws if it does not exist or its `example.json` is invalid. */
export function readExample(root: string, id: string): Example {
  const definition = readDefinition(root, id);
  const files = new Map([...readBase(root), ...readOwnFiles(root, id, definition, [])]);
  // The purpose of an example does not affect the build.
  const { proves: _, follows: __, ...built } = definition;
  const fixed = new Map(readTree(path.join(root, id, 'fix')));
  const fix = fixed.size > 0 || definition.fix ? { files: fixed, run: definition.fix } : undefined;
  const parts = [built, sortEntries(files), ...(fix ? [[...fixed]] : [])];
  return { id, definition, files, fix, hash: hashValue(parts).slice(0, 16) };
}

/** Reads the files that every example starts from, path -> text: those of the project that the quick start sets up. */
export function readBase(root: string): ReadonlyMap<string, string> {
  return new Map(readTree(path.join(root, BASE_FOLDER)));
}

/** Reads the `example.json` of an example, which the example `extension` may extend. Throws like `readExample`. */
function readDefinition(root: string, id: string, extension?: string): Definition {
  const file = path.join(root, id, 'example.json');
  const name = toDisplayPath(file);
  if (!/^[\w-]+\/[\w-]+$/.test(id) || !existsSync(file))
    throw new MistakeError(
      `There is no example "${id}" (looked for ${name}).`,
      `Correct ${extension ? `"extends" in the example.json of "${extension}"` : 'the id, which is <page>/<name>'}, or create the example.`,
    );
  return parseDefinition(name, readFileSync(file, 'utf8'));
}

/** Reads `files/**` as is and `packages/**` as `node_modules/**`, since git ignores folders named `node_modules`. */
function readOwnFiles(root: string, id: string, definition: Definition, trail: readonly string[]): [string, string][] {
  if (trail.includes(id))
    throw new MistakeError(`The example "${id}" extends itself: ${[...trail, id].join(' -> ')}.`, 'Remove one "extends".');
  const base = definition.extends;
  return [
    ...(base ? readOwnFiles(root, base, readDefinition(root, base, id), [...trail, id]) : []),
    ...readTree(path.join(root, id, 'packages')).map(([name, text]): [string, string] => [`node_modules/${name}`, text]),
    ...readTree(path.join(root, id, 'files')),
  ];
}

function readTree(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) !== FINDER_FILE)
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .flatMap((name): [string, string][] => {
      const file = path.join(folder, name);
      const stat = lstatSync(file);
      if (stat.isSymbolicLink()) throw new MistakeError(`${toDisplayPath(file)} is a symbolic link.`, 'Replace it with a plain file.');
      if (!stat.isFile()) return [];
      const data = readFileSync(file);
      if (!isUtf8(data))
        throw new MistakeError(`${toDisplayPath(file)} is not UTF-8 text.`, 'Examples may contain only text; write a placeholder instead.');
      return [[name, data.toString('utf8').replaceAll('\r\n', '\n')]];
    });
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
