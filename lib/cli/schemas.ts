import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderEditorSchemas } from '@/lib/cli/editor-schemas';
import { ROOT } from '@/lib/node/settings.mjs';
import { exitWithError } from '@/lib/node/terminal.mjs';

/** `npm run schemas`: writes the JSON schemas that editors use for content files. */
try {
  const folder = path.join(ROOT, '.vscode/schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of renderEditorSchemas()) writeFileSync(path.join(folder, name), text);
  console.log('Wrote .vscode/schemas.');
} catch (error) {
  exitWithError(error);
}
