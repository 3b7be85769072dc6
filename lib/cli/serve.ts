import { createSiteServer } from '@/lib/cli/server/site-server';
import { listenOnPort } from '@/lib/node/listen.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { exitWithError } from '@/lib/node/terminal.mjs';

/** Serves the finished site until it is stopped. `PORT` and `HOST` choose the address. */
async function serveSite(): Promise<void> {
  const { outDir, basePath } = readSettings();
  const host = process.env.HOST || 'localhost';
  const server = createSiteServer(outDir, { basePath });
  const port = await listenOnPort(server, process.env.PORT, host);
  console.log(`\nThe site is at http://${host}:${port}${basePath}/  (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}

serveSite().catch(exitWithError);
