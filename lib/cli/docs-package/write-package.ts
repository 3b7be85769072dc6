import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '@/lib/cli/docs-package/bundle-server';
import { type CommonFields, renderManifest, renderReadme, SERVER_FILE } from '@/lib/cli/docs-package/manifest';
import { buildDocsFiles } from '@/lib/cli/docs-package/package-files';
import { readToolchain } from '@/lib/examples/toolchain';
import { writeFileWithFolders } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import { getLocale } from '@/lib/site/get-locale';
import { getSiteUrl } from '@/lib/site/site-url';
import type { Site } from '@/lib/source/site';

/**
 * Fills a folder with the docs package of a site, replacing what was there. The same content gives the same package, byte for byte. Throws if
 * the site configuration has no `docsPackage`, or one with a tool that the examples are not built with.
 */
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
    ['THIRD-PARTY-LICENSES.txt', licenses],
    [SERVER_FILE, code],
  ] as const;
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) writeFileWithFolders(path.join(folder, file), text);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
}
