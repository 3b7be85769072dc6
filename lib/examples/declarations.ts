import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * What the installed package exports: name -> declaration as TypeScript. Methods of exported types are listed as `Type.method`.
 * Written by `npm run examples -- --update`.
 */
export const DECLARATIONS_FILE = 'declarations.json';

export function readDeclarations(root: string): Readonly<Record<string, string>> {
  const file = path.join(root, DECLARATIONS_FILE);
  return existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Returns the declarations of names, which are separated by spaces, as one piece of code. Throws if the package does not export one. */
export function joinDeclarations(root: string, names: string): string {
  const declarations = readDeclarations(root);
  return splitNames(names)
    .map((name) => {
      const text = declarations[name];
      if (text === undefined) throw new Error(`The package does not export "${name}". Known: ${Object.keys(declarations).join(', ')}.`);
      return text;
    })
    .join('\n\n');
}

export function splitNames(names: string): string[] {
  return names.split(/\s+/).filter(Boolean);
}
