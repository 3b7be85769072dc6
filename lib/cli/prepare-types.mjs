// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';
import { resetContentRevision } from '../node/content-revision.mjs';
import { ROOT } from '../node/settings.mjs';
import { exitWithError, runScript } from '../node/terminal.mjs';

/**
 * Makes the files that type checks need and version control does not hold: the revision of the content and the framework's
 * types. Types of earlier runs go first, because routes that are gone would still be checked.
 */
async function prepareTypes() {
  resetContentRevision();
  for (const folder of ['.next/types', '.next/dev/types']) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  process.exit(await runScript('node_modules/next/dist/bin/next', ['typegen'], { env: { NEXT_TELEMETRY_DISABLED: '1' } }));
}

prepareTypes().catch(exitWithError);
