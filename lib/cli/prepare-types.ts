/**
 * Generates the files that type checks need but that are not committed: the content revision and the framework's types. Deletes old types
 * first; otherwise, removed routes would still be checked.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureContentRevision } from '@/lib/node/content-revision';
import { runScript } from '@/lib/node/run-program.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

ensureContentRevision();
for (const folder of ['.next/types', '.next/dev/types']) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
process.exit(await runScript('node_modules/next/dist/bin/next', ['typegen'], { env: { NEXT_TELEMETRY_DISABLED: '1' } }));
