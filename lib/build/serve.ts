import { listenOnPort } from '@/lib/build/listen.mjs';
import { createSiteServer } from '@/lib/build/server';
import { readSettings } from '@/lib/build/settings.mjs';
import { exitWithError } from '@/lib/build/terminal.mjs';

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
