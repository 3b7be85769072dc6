import { readFileSync } from 'node:fs';
import path from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { type DocsIndex, type DocsPage, INDEX_FILE } from '@/lib/docs-server/docs-index';
import { buildResourceUri } from '@/lib/docs-server/find-page';
import { createDocsSearch } from '@/lib/docs-server/search-pages';
import { addListTool, addReadTool, addSearchTool } from '@/lib/docs-server/tools';

/** Creates the MCP server of a docs package. Throws if the folder has no readable index. */
export function createDocsServer(folder: string): McpServer {
  const index = readIndex(folder);
  const { title, version, pages } = index;
  const server = new McpServer(
    { name: index.name, version },
    { instructions: `The documentation of ${title} ${version}. Search it with search_docs, then read the best pages with read_page.` },
  );
  const readMarkdown = ({ file }: DocsPage) => readFileSync(path.join(folder, file), 'utf8');
  addSearchTool(server, index, createDocsSearch(folder, index));
  addReadTool(server, index, readMarkdown);
  addListTool(server, index);
  for (const page of pages) {
    const uri = buildResourceUri(index, page);
    const about = { title: page.title, description: page.description, mimeType: 'text/markdown' };
    server.registerResource(uri, uri, about, () => ({ contents: [{ uri, mimeType: about.mimeType, text: readMarkdown(page) }] }));
  }
  return server;
}

function readIndex(folder: string): DocsIndex {
  const file = path.join(folder, INDEX_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DocsIndex;
  } catch (error) {
    throw new Error(`Cannot read ${file} of the docs package. Install the package again.`, { cause: error });
  }
}
