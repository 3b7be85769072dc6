import { findPackage } from '@/lib/examples/tools';
import type { Example } from '@/lib/examples/types';
import { sortEntries } from '@/lib/site/sort-entries';

/** Fields of `package.json` whose packages npm installs as they are listed. */
const INSTALLED = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Packages = Readonly<Record<string, string>>;

interface Manifest extends Partial<Record<(typeof INSTALLED)[number] | 'peerDependencies' | 'scripts', Packages>> {
  readonly [field: string]: unknown;
}

/** Folder of the packages that an example brings along, which npm would remove from `node_modules`. */
const VENDOR = 'vendor';

/** Packages that a file needs without naming them. */
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
 * Returns an example as a project of its own, path -> text: its files, and a `package.json` with the packages that it uses, of the
 * versions of its toolchain, and its commands as the script `build`. Undefined if it depends on a package that exists nowhere, to show
 * what happens without it.
 */
export function buildProject(example: Example, toolchain: Packages): Readonly<Record<string, string>> | undefined {
  if (!isProject(example, toolchain)) return undefined;
  const {
    id,
    definition: { steps },
    files,
  } = example;
  const pinned = Object.fromEntries(Object.keys(toolchain).map((name) => [name, toSpecifier(name, toolchain)]));
  const { manifest, listed, vendored } = readPackages(files);
  const versions: Packages = {
    ...pick(pinned, listPackages(example, pinned)),
    ...Object.fromEntries(vendored.map((name) => [name, `file:${VENDOR}/${name}`])),
  };
  // Packages that the example does not list count as its tools, so that its output stays the same.
  const tools = Object.keys(versions).filter((name) => !listed.includes(name));
  const installed = INSTALLED.flatMap((field) => (manifest[field] ? [[field, pick(versions, Object.keys(manifest[field]))]] : []));
  const project: Manifest = {
    name: id.replace('/', '-'),
    ...manifest,
    private: true,
    scripts: { build: steps.map(({ run }) => run).join(' && '), ...manifest.scripts },
    ...Object.fromEntries(installed),
    devDependencies: Object.fromEntries(
      sortEntries({ ...pick(versions, Object.keys(manifest.devDependencies ?? {})), ...pick(versions, tools) }),
    ),
  };
  const own = [...files].filter(([file]) => file !== 'package.json');
  return {
    'package.json': `${JSON.stringify(project, null, 2)}\n`,
    ...Object.fromEntries(own.map(([file, text]) => [file.replace(/^node_modules\//, `${VENDOR}/`), text])),
  };
}

/**
 * Lists the packages that a reader has to install to repeat the steps of an example. Types of other packages are left out where nothing
 * checks types; the packages that the example brings along, and those that exist nowhere, are no names of a registry.
 */
export function listInstalled(example: Example, toolchain: Packages): string[] {
  const { files, definition } = example;
  const isChecked =
    definition.steps.some(({ run }) => /(?:^|\bvue-)tsc\b|--dts\b/.test(run)) ||
    [...files].some(([file, text]) => /config/.test(file) && /\bdts\b/.test(text));
  const { vendored } = readPackages(files);
  const names = listPackages(example, toolchain)
    .filter((name) => toolchain[name] && !vendored.includes(name))
    .filter((name) => (isChecked || !name.startsWith('@types/')) && !isReplaced(name, files));
  return [...new Set(names)].sort();
}

/** Whether a configuration maps imports of the package to another one: `externals: { react: 'preact/compat' }`. */
function isReplaced(name: string, files: Example['files']): boolean {
  const key = new RegExp(`\\bexternals: \\{[^}]*[\\s']${name}'?:`);
  return [...files].some(([file, text]) => /config/.test(file) && key.test(text));
}

/** The commands of `package.json`, by name. */
export function readScripts({ files }: Example): Packages {
  return parseManifest(files.get('package.json')).scripts ?? {};
}

/** The packages that `package.json`, the steps and the files name. */
function listPackages({ files, definition: { steps } }: Example, pinned: Packages): string[] {
  return [...readPackages(files).named, ...steps.flatMap(({ run }) => findPackage(run) ?? []), ...listUsed(files, pinned)];
}

/** Whether `buildProject` makes a project of an example. */
export function isProject({ files }: Example, toolchain: Packages): boolean {
  const { named, vendored } = readPackages(files);
  return named.every((name) => toolchain[name] || vendored.includes(name));
}

/** The `package.json`, the packages that it installs and all that it names, and those that the example brings along. */
function readPackages(files: Example['files']) {
  const manifest = parseManifest(files.get('package.json'));
  const listed = INSTALLED.flatMap((field) => Object.keys(manifest[field] ?? {}));
  const named = [...listed, ...Object.keys(manifest.peerDependencies ?? {})];
  const vendored = [...files.keys()].flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? []);
  return { manifest, listed, named, vendored };
}

/** A second version of a package has its major version in the name: `typescript-7` is an alias of `typescript`. */
function toSpecifier(name: string, toolchain: Packages): string {
  const base = name.replace(/-\d+$/, '');
  return base !== name && toolchain[base] ? `npm:${base}@${toolchain[name]}` : (toolchain[name] ?? '');
}

/** An example may show an invalid `package.json`, which its project replaces. */
function parseManifest(text = '{}'): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return {};
  }
}

/** The pinned packages that appear in quotes in the files, as imports and names in configurations do, and those that files imply. */
function listUsed(files: ReadonlyMap<string, string>, pinned: Packages): string[] {
  const texts = [...files].filter(([file]) => !file.startsWith('node_modules/'));
  const quoted = texts.flatMap(([, text]) =>
    [...text.matchAll(/['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"]/g)].map(([, name = '']) => name),
  );
  const implied = IMPLIED.flatMap(([file, text, name]) => (texts.some(([each, body]) => file.test(each) && text.test(body)) ? [name] : []));
  return [...quoted, ...implied].filter((name) => pinned[name]);
}

function pick(versions: Packages, names: readonly string[]): Packages {
  return Object.fromEntries(names.flatMap((name) => (versions[name] ? [[name, versions[name]]] : [])));
}
