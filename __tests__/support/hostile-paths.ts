import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Paths that attack redirects, the file system or the headers of a host: doubled and escaped slashes, control characters, other URLs. */
export const HOSTILE_PATHS: readonly string[] = JSON.parse(
  readFileSync(new URL('../fixtures/invalid/paths.json', import.meta.url), 'utf8'),
);

/** Whether a `Location` header or a URL that a script requests keeps a browser on the site at `origin`. */
export function isOnSite(location: string, origin: string): boolean {
  // Browsers also drop control characters at the start and tabs and line breaks anywhere; such a target is a mistake in any case.
  return !/^[/\\]{2}|[\p{Cc}]/u.test(location) && new URL(location, origin).origin === origin;
}

/** Requests a path and follows its redirects. Returns a failure, undefined if there is none. `path` is not escaped. */
async function describeFailure(origin: string, path: string): Promise<string | undefined> {
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

interface RawResponse {
  readonly status: number;
  /** By lower-case name; values of repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a GET request with a path that is neither normalized nor checked nor escaped, which no HTTP client allows. `origin` is that of a
 * local server. Resolves when the headers have arrived.
 */
function sendRaw(origin: string, path: string): Promise<RawResponse> {
  const { host, hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
      if (!text.includes('\r\n\r\n')) return;
      socket.destroy();
      resolve(parseHead(text));
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`The response to ${JSON.stringify(path)} has no headers: ${JSON.stringify(text)}`)));
  });
}

function parseHead(text: string): RawResponse {
  const [first = '', ...lines] = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return { status: Number(first.split(' ')[1]), headers };
}
