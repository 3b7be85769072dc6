/** `npm run rename`: moves a page in all languages. */
import { renameRecordedPage } from '@/lib/cli/rename-page';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { cleanKey } from '@/lib/routes/paths';

const settings = readSettings();
const [from = '', to = ''] = process.argv.slice(2).map(cleanKey);
const files = await renameRecordedPage(settings.docsDir, await loadSiteConfig(settings), from, to);
console.log(files.join('\n'));
const hasExamples = files.some((file) => file.endsWith('/example.json'));
console.log(`\nThe old path redirects.${hasExamples ? ' Record the changed examples: npm run examples -- --update' : ''}`);
