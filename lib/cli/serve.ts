/** Serves the built site until it is stopped, on `HOST` and `PORT`. */
import { createSiteServer } from '@/lib/cli/server/site-server';
import { listenOnPort } from '@/lib/node/listen.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { onSignal } from '@/lib/node/signals.mjs';

const { outDir, basePath } = readSettings();
const host = process.env.HOST || 'localhost';
const server = createSiteServer(outDir, { basePath });
const port = await listenOnPort(server, process.env.PORT, host);
// URLs have IPv6 addresses in brackets.
const name = host.includes(':') ? `[${host}]` : host;
console.log(`\nThe site is at http://${name}:${port}${basePath}/  (press Ctrl+C to stop)`);
onSignal(() => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
