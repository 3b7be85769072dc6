import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '@/lib/cli/docs-package/bundle-server';
import { type DocsIndex, type DocsPage, getSearchFile, INDEX_FILE } from '@/lib/docs-server/docs-index';
import { readToolchain } from '@/lib/examples/toolchain';
import { writeFileWithFolders } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { listPageGroups } from '@/lib/outputs/page-groups';
import { buildSearchIndex } from '@/lib/outputs/search-index';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { getLocale } from '@/lib/site/get-locale';
import { getSiteUrl } from '@/lib/site/urls';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

const SERVER_FILE = 'server.mjs';
const LICENSES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** The contents of a docs package. npm adds package.json, README.md and LICENSE. */
const FILES = [INDEX_FILE, 'pages', 'search', SERVER_FILE, LICENSES_FILE];

/** The fields that all packages of this repository share. */
interface CommonFields {
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
}

type PackageFacts = Pick<DocsIndex, 'name' | 'version' | 'title' | 'site' | 'langs'>;

/** Fills a folder with the docs package of a site, replacing what was there. The same content results in the same package, byte for byte. */
export async function writeDocsPackage(site: Site, folder: string): Promise<void> {
  const { config, basePath, rules } = site;
  if (!config.docsPackage)
    throw new Error('The site configuration has no `docsPackage`. Add it with the name of the package and of the documented tool.');
  const { name, tool } = config.docsPackage;
  const version = readToolchain('default').versions[tool];
  if (!version)
    throw new Error(`docsPackage.tool is "${tool}", which lib/examples/toolchain/default does not contain. Write one of its packages.`);
  const about = {
    name,
    version,
    title: getLocale(config, config.defaultLang).title,
    site: getSiteUrl(config, basePath),
    langs: rules.langs,
  };
  const { code, licenses } = await bundleServer();
  const common = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as CommonFields;
  const files = [
    ...buildDocsFiles(site, about),
    ['package.json', renderManifest(about, common)],
    ['README.md', renderReadme(about)],
    [LICENSES_FILE, licenses],
    [SERVER_FILE, code],
  ] as const;
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) writeFileWithFolders(path.join(folder, file), text);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
}

/** Builds the Markdown pages, the page index and the search indexes of a docs package, by file name: the default version in all languages. */
function buildDocsFiles(site: Site, { langs, ...about }: PackageFacts): Map<string, string> {
  const { defaultLang, defaultVersion } = site.rules;
  const pages = langs.flatMap((lang) => listPageGroups(site, lang).flatMap((group) => group.pages));
  const index: DocsIndex = { format: 1, ...about, defaultLang, langs, pages: pages.map(describePage), redirects: site.redirects };
  return new Map([
    [INDEX_FILE, `${JSON.stringify(index, null, 2)}\n`],
    // Never split: the server reads it from the disk.
    ...langs.map((lang): [string, string] => {
      return [getSearchFile(lang), JSON.stringify(buildSearchIndex(site, { lang, version: defaultVersion }))];
    }),
    ...pages.map((page): [string, string] => [describePage(page).file, renderMarkdownPage(site, page)]),
  ]);
}

function describePage({ path, lang, title, frontmatter, contentPath }: Page): DocsPage {
  return { path, language: lang, title, description: frontmatter.description, file: `pages/${lang}${buildMarkdownPath(contentPath)}` };
}

/** Renders the package.json of a docs package. It has no dependencies, because the server is a single file. */
function renderManifest({ name, version, title, site }: PackageFacts, { license, engines }: CommonFields): string {
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

function renderReadme({ name, version, title, site, langs }: PackageFacts): string {
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
