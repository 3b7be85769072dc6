import { INSTALLED, type Packages, readManifest } from '@/lib/examples/manifest';
import { findPackage } from '@/lib/examples/tools';
import type { Example } from '@/lib/examples/types';
import { getOwn } from '@/lib/site/collections';

/** Folder for packages that are part of an example, since npm would remove them from `node_modules`. */
const VENDOR = 'vendor';

/** Packages that a file needs but does not name. */
const IMPLIED: readonly (readonly [file: RegExp, text: RegExp, name: string])[] = [
  [/\.[mc]?tsx?$/, /^/, 'typescript'],
  [/\.vue$/, /lang="ts"/, 'typescript'],
  [/\.tsx$/, /['"]react['"]/, '@types/react'],
  [/config\.\w+$/, /['"]@rsbuild\/plugin-react['"]/, '@types/react'],
  [/^(?!.*config\.).*\.[mc]?tsx?$/, /['"]node:/, '@types/node'],
  [/config\.\w+$/, /\bexternalHelpers\b/, '@swc/helpers'],
  [/config\.\w+$/, /\bdts\b[\s\S]*\bbundle\b/, '@microsoft/api-extractor'],
];

/**
 * Builds a project from an example, path -> text: its files, and a `package.json` with the packages that it uses, in the versions of its
 * toolchain, and its commands as the script `build`. Undefined if it depends on a package that does not exist, to show what happens then.
 */
export function buildProject(example: Example, toolchain: Packages): Readonly<Record<string, string>> | undefined {
  if (!isProject(example, toolchain)) return undefined;
  const { id, files } = example;
  const pinned = Object.fromEntries(Object.keys(toolchain).map((name) => [name, toSpecifier(name, toolchain)]));
  const { manifest, listed, vendored } = readPackages(files);
  const versions: Packages = {
    ...pick(pinned, listPackages(example, pinned)),
    ...Object.fromEntries(vendored.map((name) => [name, `file:${VENDOR}/${name}`])),
  };
  // Packages that the example does not list become dev dependencies, so that its output stays the same.
  const unlisted = Object.keys(versions).filter((name) => !listed.includes(name));
  const installed = INSTALLED.flatMap((field) => (manifest[field] ? [[field, pick(versions, Object.keys(manifest[field]))]] : []));
  const project = {
    name: id.replace('/', '-'),
    ...manifest,
    private: true,
    scripts: { build: example.definition.steps.map(({ run }) => run).join(' && '), ...manifest.scripts },
    ...Object.fromEntries(installed),
    devDependencies: pick(versions, [...Object.keys(manifest.devDependencies ?? {}), ...unlisted].sort()),
  };
  const otherFiles = [...files].filter(([file]) => file !== 'package.json');
  return {
    'package.json': `${JSON.stringify(project, null, 2)}\n`,
    ...Object.fromEntries(otherFiles.map(([file, text]) => [file.replace(/^node_modules\//, `${VENDOR}/`), text])),
  };
}

/**
 * Lists the packages that a reader has to install to repeat the steps of an example. Leaves out `@types` packages if nothing checks types,
 * and packages that are not in the registry: those that are part of the example, and those that do not exist.
 */
export function listInstalled(example: Example, toolchain: Packages): string[] {
  const { files, definition } = example;
  const isChecked =
    definition.steps.some(({ run }) => /(?:^|\bvue-)tsc\b|--dts\b/.test(run)) ||
    [...files].some(([file, text]) => /config/.test(file) && /\bdts\b/.test(text));
  const { vendored } = readPackages(files);
  const names = listPackages(example, toolchain)
    .filter((name) => getOwn(toolchain, name) && !vendored.includes(name))
    .filter((name) => (isChecked || !name.startsWith('@types/')) && !isReplaced(name, files));
  return [...new Set(names)].sort();
}

/** Returns whether a configuration maps imports of the package to another one: `externals: { react: 'preact/compat' }`. */
function isReplaced(name: string, files: Example['files']): boolean {
  const key = new RegExp(`\\bexternals: \\{[^}]*[\\s']${name}'?:`);
  return [...files].some(([file, text]) => /config/.test(file) && key.test(text));
}

/** Lists the packages that `package.json`, the steps and the files name. */
function listPackages({ files, definition: { steps } }: Example, pinned: Packages): string[] {
  return [...readPackages(files).named, ...steps.flatMap(({ run }) => findPackage(run) ?? []), ...listUsed(files, pinned)];
}

/** Returns whether `buildProject` builds a project from an example. */
export function isProject({ files }: Example, toolchain: Packages): boolean {
  const { named, vendored } = readPackages(files);
  return named.every((name) => getOwn(toolchain, name) || vendored.includes(name));
}

/** Reads the `package.json`, the packages that it installs, all packages that it names, and those that are part of the example. */
function readPackages(files: Example['files']) {
  const manifest = readManifest(files);
  const listed = INSTALLED.flatMap((field) => Object.keys(manifest[field] ?? {}));
  const named = [...listed, ...Object.keys(manifest.peerDependencies ?? {})];
  const vendored = [...files.keys()].flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? []);
  return { manifest, listed, named, vendored };
}

/** Returns the version specifier of a package. A second version has its major version in the name: `typescript-7` is an alias of `typescript`. */
function toSpecifier(name: string, toolchain: Packages): string {
  const base = name.replace(/-\d+$/, '');
  return base !== name && toolchain[base] ? `npm:${base}@${toolchain[name]}` : (toolchain[name] ?? '');
}

/** Lists the pinned packages that the files name in quotes, as imports and configurations do, and those that they imply. */
function listUsed(files: ReadonlyMap<string, string>, pinned: Packages): string[] {
  const texts = [...files].filter(([file]) => !file.startsWith('node_modules/'));
  const quoted = texts.flatMap(([, text]) =>
    [...text.matchAll(/['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"]/g)].map(([, name = '']) => name),
  );
  const implied = IMPLIED.flatMap(([file, text, name]) =>
    texts.some(([source, body]) => file.test(source) && text.test(body)) ? [name] : [],
  );
  return [...quoted, ...implied].filter((name) => getOwn(pinned, name));
}

function pick(versions: Packages, names: readonly string[]): Packages {
  const entries = names.map((name) => [name, getOwn(versions, name)] as const);
  return Object.fromEntries(entries.flatMap(([name, version]) => (version ? [[name, version]] : [])));
}
