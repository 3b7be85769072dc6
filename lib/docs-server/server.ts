#!/usr/bin/env node
/** The program of a docs package: serves the folder that it is in to an MCP client over stdin and stdout. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer } from '@/lib/docs-server/create-server';

try {
  await createDocsServer(import.meta.dirname).connect(new StdioServerTransport());
} catch (error) {
  // Nothing but the protocol may use the standard output.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
