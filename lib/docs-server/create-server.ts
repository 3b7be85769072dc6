import { readFileSync } from 'node:fs';
import path from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type DocsIndex, type DocsPage, INDEX_FILE } from '@/lib/docs-server/docs-index';
import { buildResourceUri, findPage, listNearest, listPages } from '@/lib/docs-server/find-page';
import { readSection } from '@/lib/docs-server/read-section';
import { ANSWER, createDocsSearch, type DocsSearch } from '@/lib/docs-server/search-pages';

/** More results would fill the context of a model with weak matches. */
const MAX_RESULTS = 20;
const DEFAULT_RESULTS = 8;
/** In characters. */
const MAX_QUERY = 2000;
const MAX_PATH = 500;

const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

const target = z.string().max(MAX_PATH);
const pages = z.array(z.object({ path: z.string(), title: z.string(), description: z.string() }));

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

function addSearchTool(server: McpServer, index: DocsIndex, search: DocsSearch): void {
  const { title, version, defaultLang } = index;
  server.registerTool(
    'search_docs',
    {
      title: `Search the ${title} documentation`,
      description: `Searches the documentation of ${title} ${version} for words, option names or error messages. Returns sections, best first.`,
      inputSchema: {
        query: z.string().trim().min(1).max(MAX_QUERY).describe('A few words, the name of an option, or the text of an error message'),
        language: createLanguage(index).default(defaultLang),
        limit: z.number().int().min(1).max(MAX_RESULTS).default(DEFAULT_RESULTS).describe('Maximum number of results'),
      },
      outputSchema: ANSWER,
      annotations: ANNOTATIONS,
    },
    ({ query, language, limit }) => respond({ ...search(query, language, limit) }),
  );
}

/** Adds the tool that reads a page or section. For an unknown page, it returns an error with the nearest names; for an unknown section, the page. */
function addReadTool(server: McpServer, index: DocsIndex, readMarkdown: (page: DocsPage) => string): void {
  server.registerTool(
    'read_page',
    {
      title: `Read a page of the ${index.title} documentation`,
      description: 'Returns a page as Markdown, or only a section of it if the path ends in the #id of a heading. Some pages are long.',
      inputSchema: {
        path: target.describe('Path or URL of the page or section, as returned by search_docs or list_pages or linked on a page'),
        language: createLanguage(index).optional().describe('Language of the page; defaults to that of its path'),
      },
      annotations: ANNOTATIONS,
    },
    ({ path, language }) => {
      const found = findPage(index, path, language);
      if (!found) throw new Error(describeMissing(index, path, listNearest(index, path, language)));
      const text = readMarkdown(found.page);
      return { content: [{ type: 'text', text: readSection(text, found.id) ?? text }] };
    },
  );
}

function addListTool(server: McpServer, index: DocsIndex): void {
  server.registerTool(
    'list_pages',
    {
      title: `List the pages of the ${index.title} documentation`,
      description: 'Returns path, title and description of all pages in a language, in reading order.',
      inputSchema: {
        language: createLanguage(index).default(index.defaultLang),
        prefix: target.default('/').describe('Start of the paths, such as /guide/; lists all pages by default'),
      },
      outputSchema: { pages },
      annotations: ANNOTATIONS,
    },
    ({ language, prefix }) => {
      const found = listPages(index, language, prefix);
      return respond({ pages: found.map(({ path, title, description }) => ({ path, title, description })) });
    },
  );
}

function createLanguage({ langs }: DocsIndex) {
  return z.enum(langs).describe(`Language of the documentation: ${langs.join(', ')}`);
}

/** Returns a value as structured content, and as text for clients that do not support structured content. */
function respond(value: Record<string, unknown>) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(value, null, 2) }], structuredContent: value };
}

function describeMissing({ title }: DocsIndex, path: string, nearest: readonly DocsPage[]): string {
  const names = nearest.map((page) => `${page.path} (${page.title})`);
  const hint = names.length > 0 ? `Similar pages: ${names.join(', ')}.` : 'list_pages returns the paths of all pages.';
  return `The documentation of ${title} has no page "${path}". ${hint}`;
}
