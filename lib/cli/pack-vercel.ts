/** `npm run pack:vercel`: puts a built site and its rules into `.work/vercel`, a folder that Vercel publishes without building it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeVercelFolder } from '@/lib/cli/vercel-folder';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';

const FOLDER = '.work/vercel';

readFlags({});
const { outDir, outName, basePath } = readSettings();
if (!existsSync(outDir)) throw new Error(`There is no site in ${outName}/. Build it first: npm run build`);
writeVercelFolder(outDir, basePath, path.join(ROOT, FOLDER));
console.log(`${outName}/ and its rules are in ${FOLDER}. Publish it: npx vercel deploy --prod ${FOLDER}`);
