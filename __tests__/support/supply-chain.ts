/** A package in a lock file of version 3. */
interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  /** Part of the archive of the package around it, whose hash covers it. */
  readonly inBundle?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** Licenses under which packages may be used: permissive ones, those of data and fonts, and weak copyleft of separate libraries. */
const LICENSES = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Python-2.0', 'Zlib'],
  ...['CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'Artistic-2.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Packages whose package.json has the license, MIT, in an old form that lock files leave out, or only as a file. */
const MIT_WITHOUT_FIELD = new Set(['browser-assert', 'console-browserify', 'querystring-es3']);

const toName = (place: string) => place.replace(/^.*node_modules\//, '');

/** What is wrong with the packages of a lock file, and those without a hash. */
export function listLockErrors({ packages }: Lock) {
  const entries = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);
  return {
    errors: entries.flatMap(([place, { integrity, resolved }]) => [
      ...(resolved === undefined ? [] : [`${toName(place)}: names a registry, "${resolved}"`]),
      ...(integrity === undefined || /^sha512-[\w+/]{86}==$/.test(integrity)
        ? []
        : [`${toName(place)}: "${integrity}" is no SHA-512 hash`]),
    ]),
    withoutHash: entries
      .filter(([, { integrity, inBundle }]) => integrity === undefined && !inBundle)
      .map(([place, { version = '' }]) => ({ name: toName(place), version })),
  };
}

/** Says what is wrong with the license of a package, a name or an expression with either `AND` or `OR`; undefined if it is in the list. */
export function describeLicenseError(place: string, { license, link, integrity }: LockEntry): string | undefined {
  // npm knows no license of packages that the registry does not have.
  if (place === '' || link || (license === undefined && integrity === undefined)) return undefined;
  const name = toName(place);
  if (license === undefined) return MIT_WITHOUT_FIELD.has(name) ? undefined : `${name} has no license`;
  const names = license.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  const isChoice = / OR /.test(license) && !/ AND /.test(license);
  const isListed = isChoice ? names.some((each) => LICENSES.has(each)) : names.every((each) => LICENSES.has(each));
  return isListed ? undefined : `${name} has the license "${license}", which is not in the list of __tests__/support/supply-chain.ts`;
}

/** The actions of a workflow that are not pinned by the hash of a commit. Actions of the repository itself have none. */
export function findUnpinnedActions(workflow: string): string[] {
  return workflow
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .flatMap((line) => /\buses:\s*["']?([^\s"'},#]+)/.exec(line)?.[1] ?? [])
    .filter((action) => !action.startsWith('./') && !/@[\da-f]{40}$/.test(action));
}
