/**
 * `npm run pack:docs`: makes an npm package of the documentation in `.work`, from the content and without a build. It has the Markdown
 * pages, an index and an MCP server; the folder is kept next to the archive.
 */
import path from 'node:path';
import { writeDocsPackage } from '@/lib/cli/docs-package/write-package';
import { loadParsedContent } from '@/lib/cli/load-docs';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { requireSuccess, runNpm } from '@/lib/node/run-program.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';

const FOLDER = '.work';

readFlags({});
const settings = readSettings();
const { site } = await loadParsedContent(settings);
const folder = path.join(FOLDER, `docs-package${settings.name && `-${settings.name}`}`);
await writeDocsPackage(site, path.join(ROOT, folder));
const code = await runNpm(['pack', `./${folder}`, '--pack-destination', FOLDER, '--ignore-scripts', '--silent']);
requireSuccess(code, `npm pack failed with exit code ${code}, so there is no archive. The package is in ${folder}.`);
console.log(`The archive is in ${FOLDER}, its content in ${folder}.`);
