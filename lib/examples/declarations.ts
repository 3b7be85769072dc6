import path from 'node:path';
import { z } from 'zod';
import { MistakeError } from '@/lib/site/diagnostics';
import { readJson } from '@/lib/site/read-json';

/**
 * What the installed package exports: name -> TypeScript declaration. Methods of exported types are listed as `Type.method`.
 * `npm run examples -- --update` writes the file.
 */
export const DECLARATIONS_FILE = 'declarations.json';

const schema = z.record(z.string(), z.string());

/** Reads the recorded declarations by name; none without the file. Throws if it is invalid. */
export function readDeclarations(root: string): Readonly<Record<string, string>> {
  return readJson(path.join(root, DECLARATIONS_FILE), schema, 'Record the declarations again: npm run examples -- --update') ?? {};
}

/** Joins the declarations of `names`, which are separated by spaces, into one piece of code. Throws if the package lacks one of them. */
export function joinDeclarations(root: string, names: string): string {
  const declarations = readDeclarations(root);
  return splitNames(names)
    .map((name) => {
      const text = declarations[name];
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
