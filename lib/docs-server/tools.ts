import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { DocsIndex, DocsPage } from '@/lib/docs-server/docs-index';
import { findPage, listNearest, listPages } from '@/lib/docs-server/find-page';
import type { DocsSearch } from '@/lib/docs-server/search-pages';

/** More results would fill the context of a model with weak matches. */
const MAX_RESULTS = 20;
const DEFAULT_RESULTS = 8;
/** In characters. */
const MAX_QUERY = 2000;
const MAX_PATH = 500;

const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

const target = z.string().max(MAX_PATH);
const results = z.array(
  z.object({
    title: z.string().describe('Title of the page'),
    heading: z.string().describe('Heading of the section; empty for the beginning of a page'),
    path: z.string().describe('Path for read_page'),
    url: z.string().describe('Public URL of the section'),
    excerpt: z.string(),
  }),
);
const pages = z.array(z.object({ path: z.string(), title: z.string(), description: z.string() }));

export function addSearchTool(server: McpServer, index: DocsIndex, search: DocsSearch): void {
  const { title, version, defaultLang } = index;
  server.registerTool(
    'search_docs',
    {
      title: `Search the ${title} documentation`,
      description: `Searches the documentation of ${title} ${version} for words, names of options or error messages. Returns sections, best first.`,
      inputSchema: {
        query: z.string().trim().min(1).max(MAX_QUERY).describe('A few words, the name of an option, or the text of an error message'),
        language: createLanguage(index).default(defaultLang),
        limit: z.number().int().min(1).max(MAX_RESULTS).default(DEFAULT_RESULTS).describe('Maximum number of results'),
      },
      outputSchema: {
        language: z.string().describe('Language of the results'),
        results,
        suggestions: z.array(z.string()).describe('Titles of similar pages if there are no results'),
      },
      annotations: ANNOTATIONS,
    },
    ({ query, language, limit }) => respond({ ...search(query, language, limit) }),
  );
}

/** Adds the tool that reads a page. For an unknown page, it returns an error with the nearest names. */
export function addReadTool(server: McpServer, index: DocsIndex, readMarkdown: (page: DocsPage) => string): void {
  server.registerTool(
    'read_page',
    {
      title: `Read a page of the ${index.title} documentation`,
      description: 'Returns a page as Markdown.',
      inputSchema: {
        path: target.describe('Path or URL of the page, as search_docs, list_pages or a link of a page has it'),
        language: createLanguage(index).optional().describe('Language of the page, if not the one of its path'),
      },
      annotations: ANNOTATIONS,
    },
    ({ path, language }) => {
      const page = findPage(index, path, language);
      if (!page) throw new Error(describeMissing(index, path, listNearest(index, path, language)));
      return { content: [{ type: 'text', text: readMarkdown(page) }] };
    },
  );
}

export function addListTool(server: McpServer, index: DocsIndex): void {
  server.registerTool(
    'list_pages',
    {
      title: `List the pages of the ${index.title} documentation`,
      description: 'Returns path, title and description of all pages in a language, in reading order.',
      inputSchema: {
        language: createLanguage(index).default(index.defaultLang),
        prefix: target.default('/').describe('Beginning of the paths, such as /guide/; the default lists all pages'),
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
  const hint = names.length > 0 ? `The nearest pages are ${names.join(', ')}.` : 'list_pages returns the paths of all pages.';
  return `The documentation of ${title} has no page "${path}". ${hint}`;
}
