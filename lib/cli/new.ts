/** `npm run new`: creates a page, a post or an example. */
import { openContentFolder, readContentPath } from '@/lib/cli/content-edits';
import { scaffold } from '@/lib/cli/scaffold';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { buildPathRules } from '@/lib/routes/path-rules';

const settings = readSettings();
const folder = openContentFolder(settings.docsDir, buildPathRules(await loadSiteConfig(settings)));
const args = process.argv.slice(2);
const files = scaffold(folder, args, new Date().toISOString().slice(0, 10));
console.log(files.join('\n'));
console.log(
  args[0] === 'example'
    ? `\nBuild it with npm run examples -- --update --filter=${args[1]} and show it with <Example id="${args[1]}" />.`
    : `\nWrite both languages; npm run dev shows them, npm run check:content reports mistakes.\nWhen the translation is complete, record it: npm run i18n:accept -- ${readContentPath(folder, args[0] ?? '').slice(1)}`,
);
