/** `npm run rename`: moves a page in all languages. */
import { renamePage } from '@/lib/cli/rename-page';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';

const settings = readSettings();
const files = await renamePage(settings.docsDir, await loadSiteConfig(settings), process.argv.slice(2));
console.log(files.join('\n'));
const hasExamples = files.some((file) => file.endsWith('/example.json'));
console.log(`\nThe old path redirects.${hasExamples ? ' Record the changed examples: npm run examples -- --update' : ''}`);
