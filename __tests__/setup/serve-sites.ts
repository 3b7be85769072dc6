import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSiteServer, type ServerOptions } from '@/lib/cli/server/site-server';
import { listenOnPort } from '@/lib/node/listen.mjs';
import { SITES } from '../e2e/support/sites';

/** Serves the built sites during the browser tests, which get their URLs as environment variables. */
export default async function serveSites(): Promise<() => void> {
  const servers: Server[] = [];
  for (const { name, outDir, basePath } of SITES) {
    if (!existsSync(outDir)) throw new Error(`There is no ${outDir}/: build first, or run \`npm test\`, which does.`);
    process.env[`SITE_${name}`] = await serve(outDir, { basePath });
    process.env[`SITE_${name}_PLAIN`] = await serve(outDir, { basePath, canonical: false });
  }
  return () => {
    for (const server of servers) server.close().closeAllConnections();
  };

  async function serve(outDir: string, options: ServerOptions): Promise<string> {
    const server = createSiteServer(outDir, options);
    servers.push(server);
    return `http://localhost:${await listenOnPort(server, '0', 'localhost')}`;
  }
}
