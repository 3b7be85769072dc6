import { once } from 'node:events';
import { createServer } from 'node:http';

/** The ports to try if none is requested: 3000 to 3020, then any free one. */
const PORTS = [...Array.from({ length: 21 }, (_, step) => 3000 + step), 0];

/** Error codes for an unknown name and for the address of another machine. */
const FOREIGN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/**
 * Makes a server listen on the requested port, or on a free one. Resolves to the port. Throws if the requested port is invalid or in use, or
 * if the host is not this machine.
 * @param {import('node:http').Server} server
 * @param {string | undefined} requested The variable `PORT`, or a flag.
 * @param {string} host Empty for all addresses.
 * @param {string} [command] For messages.
 */
export async function listenOnPort(server, requested, host, command = 'npm start') {
  for (const port of requested ? [readPort(requested)] : PORTS) {
    const listening = await tryPort(server, port, host).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (FOREIGN_HOST.has(error.code ?? ''))
        throw new Error(`The host "${host}" must be a name or an address of this machine, such as localhost or 0.0.0.0.`);
      if (error.code === 'EACCES' && requested)
        throw new Error(`Your user is not allowed to listen on port ${requested}. Choose another port: PORT=4000 ${command}.`);
      if (error.code !== 'EACCES' || port === 0) throw error;
    });
    if (listening !== undefined) return listening;
  }
  throw new Error(`Port ${requested} is in use by another program. Stop that program, or choose another port: PORT=4000 ${command}.`);
}

/** Throws if the requested port is not free or the host is not this machine, so that the error appears before a long build. */
export async function checkPort(/** @type {string | undefined} */ requested, /** @type {string} */ host, command = 'npm start') {
  const server = createServer();
  await listenOnPort(server, requested || '0', host, command);
  server.close();
  await once(server, 'close');
}

function readPort(/** @type {string} */ requested) {
  const port = Number(requested);
  if (/^\d+$/.test(requested) && port <= 65_535) return port;
  throw new Error(`The port "${requested}" must be a number from 0 to 65535.`);
}

/** Resolves to the port; undefined if it is in use. */
async function tryPort(/** @type {import('node:http').Server} */ server, /** @type {number} */ port, /** @type {string} */ host) {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}
