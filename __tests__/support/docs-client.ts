import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';
import { writeDocsPackage } from '@/lib/cli/docs-package/write-package';
import type { Site } from '@/lib/source/site';
import { createSharedFolder } from './temporary-folder';

const answer = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ text: z.string() })]),
  structuredContent: z.unknown().optional(),
});

/** A program that uses the server of a docs package. */
export interface DocsClient {
  /** Folder of the package. */
  readonly folder: string;
  readonly client: Client;
  /** What the server wrote to its standard error. */
  readonly readErrors: () => string;
  /** Calls a tool. `value` is its structured result. */
  readonly call: (name: string, args: Record<string, unknown>) => Promise<{ failed: boolean; text: string; value: unknown }>;
  readonly close: () => Promise<void>;
}

/** Makes the docs package of a site in a folder of its own, where no packages are installed, and starts its server. */
export async function startDocsServer(site: Site): Promise<DocsClient> {
  const folder = createSharedFolder();
  await writeDocsPackage(site, folder);
  const transport = new StdioClientTransport({ command: process.execPath, args: ['server.mjs'], cwd: folder, stderr: 'pipe' });
  let errors = '';
  transport.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  // Lines that are no messages of the protocol.
  client.onerror = (error) => {
    errors += error.message;
  };
  await client.connect(transport);
  return {
    folder,
    client,
    readErrors: () => errors,
    call: async (name, args) => {
      const { isError = false, content, structuredContent } = answer.parse(await client.callTool({ name, arguments: args }));
      return { failed: isError, text: content[0].text, value: structuredContent };
    },
    close: () => client.close(),
  };
}
