import type { DocsIndex } from '@/lib/docs-server/docs-index';

/** Name of the file that contains the server. */
export const SERVER_FILE = 'server.mjs';

/** Everything that a docs package consists of. npm adds package.json, README.md and LICENSE. */
const FILES = ['index.json', 'pages', 'search', SERVER_FILE, 'THIRD-PARTY-LICENSES.txt'];

/** What all packages of this repository have in common. */
export interface CommonFields {
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
}

/** What a docs package says about itself. */
export type PackageFacts = Pick<DocsIndex, 'name' | 'version' | 'title' | 'site' | 'langs'>;

/** Renders the package.json of a docs package. It has no dependencies, because the server is a single file. */
export function renderManifest({ name, version, title, site }: PackageFacts, { license, engines }: CommonFields): string {
  const manifest = {
    name,
    version,
    description: `The documentation of ${title} ${version} for programs: Markdown pages, a search index and an MCP server.`,
    keywords: ['documentation', 'mcp'],
    homepage: site,
    license,
    type: 'module',
    bin: { [getCommand(name)]: SERVER_FILE },
    files: FILES,
    engines,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Renders the README.md of a docs package. */
export function renderReadme({ name, version, title, site, langs }: PackageFacts): string {
  const client = { mcpServers: { [getCommand(name)]: { command: 'npx', args: ['-y', `${name}@${version}`] } } };
  return `# ${name}

The documentation of [${title}](${site}) ${version} for programs, in these languages: ${langs.join(', ')}.

- \`pages/<language>/\` has every page as Markdown.
- \`index.json\` lists them with path, title, description and language, in reading order.
- \`search/<language>.json\` is the search index of the site.
- \`${SERVER_FILE}\` is an MCP server with the tools \`search_docs\`, \`read_page\` and \`list_pages\`. It reads these files only and needs no
  network.

Add the server to the configuration of an MCP client:

\`\`\`json
${JSON.stringify(client, null, 2)}
\`\`\`
`;
}

/** Returns the command of a package: `@scope/name` -> `name`. */
function getCommand(name: string): string {
  return name.replace(/^@[^/]*\//, '');
}
