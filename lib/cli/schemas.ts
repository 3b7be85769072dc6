/** `npm run schemas`: writes the JSON schemas that editors use for content files. */
import path from 'node:path';
import { renderEditorSchemas } from '@/lib/cli/editor-schemas';
import { writeFileWithFolders } from '@/lib/node/files';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

const FOLDER = '.vscode/schemas';

readFlags({});
for (const [name, text] of renderEditorSchemas()) writeFileWithFolders(path.join(ROOT, FOLDER, name), text);
console.log(`Wrote ${FOLDER}.`);
