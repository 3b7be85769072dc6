/** `npm run schemas`: writes the JSON schemas that editors use for content files. */
import path from 'node:path';
import { renderEditorSchemas } from '@/lib/cli/editor-schemas';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

/** `npm run schemas`: writes the JSON schemas that editors use for content files. */
try {
  readFlags({});
  const folder = path.join(ROOT, '.vscode/schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of renderEditorSchemas()) writeFileSync(path.join(folder, name), text);
  console.log('Wrote .vscode/schemas.');
} catch (error) {
  exitWithError(error);
}
