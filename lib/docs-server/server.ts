#!/usr/bin/env node
/** The program of a docs package: serves the folder that it is in to an MCP client over stdin and stdout. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer } from '@/lib/docs-server/create-server';
import { getErrorMessage } from '@/lib/site/error-message';

try {
  await createDocsServer(import.meta.dirname).connect(new StdioServerTransport());
} catch (error) {
  // Nothing but the protocol may use the standard output.
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
