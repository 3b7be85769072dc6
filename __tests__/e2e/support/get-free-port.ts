import { createServer } from 'node:http';
import { listenOnPort } from '@/lib/node/listen.mjs';

/** Returns a local port that is currently free. */
export async function getFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnPort(probe, '0', '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
