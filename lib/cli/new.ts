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
console.log(`\n${args[0] === 'example' ? describeExample(args[1] ?? '') : describePage(args[0] ?? '')}`);

function describeExample(id: string): string {
  return `Build it with npm run examples -- --update --filter=${id} and show it with <Example id="${id}" />.`;
}

function describePage(name: string): string {
  const isTranslated = folder.langDirs.length > 1;
  const next = `Write ${isTranslated ? 'each of them' : 'it'}; npm run dev shows your changes, npm run check:content reports mistakes.`;
  const accept = `When the translation is complete, record it: npm run i18n:accept -- ${readContentPath(folder, name).slice(1)}`;
  return isTranslated ? `${next}\n${accept}` : next;
}
