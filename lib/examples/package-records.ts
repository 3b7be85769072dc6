import path from 'node:path';
import { z } from 'zod';
import { getOwn } from '@/lib/site/collections';
import { MistakeError } from '@/lib/site/diagnostics';
import { readJson } from '@/lib/site/read-json';

/**
 * The exports of the installed package: name -> TypeScript declaration. Methods of exported types are listed as `Type.method`.
 * `npm run examples -- --update` writes the file.
 */
export const DECLARATIONS_FILE = 'declarations.json';

const declarationsSchema = z.record(z.string(), z.string());

/** Reads the recorded declarations by name; none without the file. Throws if it is invalid. */
export function readDeclarations(root: string): Readonly<Record<string, string>> {
  return (
    readJson(path.join(root, DECLARATIONS_FILE), declarationsSchema, 'Record the declarations again: npm run examples -- --update') ?? {}
  );
}

/** Joins the declarations of `names`, which are separated by spaces, into one piece of code. Throws if the package lacks one of them. */
export function joinDeclarations(root: string, names: string): string {
  const declarations = readDeclarations(root);
  return splitNames(names)
    .map((name) => {
      const text = getOwn(declarations, name);
      if (text === undefined)
        throw new MistakeError(`The package does not export "${name}".`, `Use one of ${Object.keys(declarations).join(', ')}.`);
      return text;
    })
    .join('\n\n');
}

/** Splits the `name` of a `<Signature>`: names of exports, separated by white space. */
export function splitNames(names: string): string[] {
  return names.split(/\s+/).filter(Boolean);
}

const versionsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Toolchain -> package -> version with which the snapshots were recorded. Written by `npm run examples -- --update`. */
export const VERSIONS_FILE = 'toolchain.json';

/** Reads the versions of all toolchains; none without the file. Throws if it is invalid. */
export function readVersions(root: string): z.infer<typeof versionsSchema> {
  return readJson(path.join(root, VERSIONS_FILE), versionsSchema, 'Record the versions again: npm run examples -- --update') ?? {};
}

/** Reads the versions that the snapshots of a toolchain were recorded with, by package; empty without a record. */
export function readToolchainVersions(root: string, toolchain: string): Readonly<Record<string, string>> {
  return readVersions(root)[toolchain] ?? {};
}
