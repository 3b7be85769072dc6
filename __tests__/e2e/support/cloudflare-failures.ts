/** A hostile path that the emulator of Cloudflare Pages cannot answer, and where it fails: at the root of the host, or below the base path. */
interface EmulatorFailure {
  readonly path: string;
  readonly status: 500 | 502;
  readonly at: readonly ('root' | 'base')[];
}

const BOTH = ['root', 'base'] as const;

/** Requests that fail in the emulator before any rule or file of the site is used. Everything else must have an answer. */
const FAILURES: readonly EmulatorFailure[] = [
  // A NUL byte cannot be in a file name.
  { path: '/en/%00/evil.example', status: 502, at: BOTH },
  { path: '/%00evil.example', status: 502, at: BOTH },
  { path: '/../../../../etc/passwd%00evil.example', status: 502, at: BOTH },
  // Nor can a file name have more than 255 bytes. At the root of a site with a base path, no rule turns the second path into one.
  { path: `/${'a'.repeat(3000)}`, status: 502, at: BOTH },
  { path: `/en/${'%5C'.repeat(400)}evil.example`, status: 502, at: ['base'] },
  // The request line has no path that starts with a slash.
  { path: '\\evil.example', status: 500, at: ['root'] },
  { path: 'https://evil.example/en/', status: 500, at: ['root'] },
  { path: 'http://evil.example//en/', status: 500, at: ['root'] },
  // The emulator hides the files of rules, but fails to read what it has hidden.
  { path: '/_redirects', status: 502, at: ['root'] },
  { path: '/_headers', status: 502, at: ['root'] },
  // A file cannot be a folder.
  { path: '/.nojekyll/', status: 502, at: ['base'] },
];

/** The failures of a site, as `path gives status`, sorted. */
export function listEmulatorFailures(basePath: string): string[] {
  const all = FAILURES.flatMap(({ path, status, at }) =>
    at.map((place) => `${JSON.stringify((place === 'base' ? basePath : '') + path)} gives ${status}`),
  );
  return [...new Set(all)].sort();
}
