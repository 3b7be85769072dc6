// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';

const FIRST_PORT = 3000;
const LAST_PORT = 3020;

/**
 * Makes a server listen on the requested port, or on a free one. Throws if the requested port is invalid or in use. Resolves to
 * the port.
 * @param {import('node:http').Server} server
 * @param {string | undefined} wanted The variable `PORT`.
 * @param {string} host
 * @returns {Promise<number>}
 */
export async function listenOnPort(server, wanted, host) {
  const ports = wanted ? [readPort(wanted)] : [...Array(LAST_PORT - FIRST_PORT + 1).keys()].map((step) => FIRST_PORT + step).concat(0);
  for (const port of ports) {
    const listening = await tryPort(server, port, host);
    if (listening !== undefined) return listening;
  }
  throw new Error(`Port ${wanted} is in use by another program. Stop that program, or choose another port: PORT=4000 npm start.`);
}

/**
 * Throws if the port in `PORT` is not free, so that the error comes before a long build.
 * @param {string | undefined} wanted
 * @param {string} host
 */
export async function checkPort(wanted, host) {
  if (!wanted) return;
  const server = createServer();
  await listenOnPort(server, wanted, host);
  server.close();
  await once(server, 'close');
}

/** @param {string} wanted */
function readPort(wanted) {
  const port = Number(wanted);
  if (/^\d+$/.test(wanted) && port <= 65_535) return port;
  throw new Error(`PORT is "${wanted}": it must be a number from 0 to 65535.`);
}

/**
 * Resolves to the port; undefined if it is in use.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>}
 */
function tryPort(server, port, host) {
  return new Promise((resolve, reject) => {
    const fail = (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
