import paths from '../fixtures/invalid/paths.json' with { type: 'json' };
import { sendRaw } from './send-raw';

/** Paths that attack redirects, the file system or the headers of a host: doubled and escaped slashes, control characters, other URLs. */
export const HOSTILE_PATHS: readonly string[] = paths;

/** Whether a `Location` header or a URL that a script requests keeps a browser on the site at `origin`. */
export function isOnSite(location: string, origin: string): boolean {
  // Browsers also drop control characters at the start and tabs and line breaks anywhere; such a target is a mistake in any case.
  return !/^[/\\]{2}|[\p{Cc}]/u.test(location) && new URL(location, origin).origin === origin;
}

/** Requests a path and follows its redirects. Returns a failure, undefined if there is none. `path` is not escaped. */
export async function describeFailure(origin: string, path: string): Promise<string | undefined> {
  const seen = [path];
  for (;;) {
    const { status, headers } = await sendRaw(origin, seen.at(-1) ?? '');
    const { location } = headers;
    if (!(status >= 200 && status < 500)) return `${JSON.stringify(seen)} gives ${status}`;
    if (location === undefined) return undefined;
    if (!isOnSite(location, origin)) return `${JSON.stringify(seen)} leads to ${JSON.stringify(location)}`;
    const { pathname, search } = new URL(location, origin);
    seen.push(pathname + search);
    if (seen.length > 5) return `${JSON.stringify(seen)} leads nowhere`;
  }
}

/** The failures of a host with all hostile paths, as they are and below the base path. */
export async function listFailures(origin: string, basePath = ''): Promise<string[]> {
  const failures: string[] = [];
  for (const path of new Set(HOSTILE_PATHS.flatMap((each) => [each, basePath + each]))) {
    const failure = await describeFailure(origin, path);
    if (failure) failures.push(failure);
  }
  return failures;
}
