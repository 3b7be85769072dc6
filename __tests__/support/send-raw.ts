import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  /** By lower-case name; values of repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a GET request with a path that is neither normalized nor checked nor escaped, which no HTTP client allows. `origin` is that of a
 * local server. Resolves when the headers have arrived.
 */
export function sendRaw(origin: string, path: string): Promise<RawResponse> {
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
