import { runBehaviors } from '@/lib/browser/behaviors/run-behaviors';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { watchStart } from '@/lib/browser/start/watch-start';

/** Replaced by the export with the files of the build. */
declare const ENTRIES: readonly FrameworkEntry[];
declare const BUILD: string;

/**
 * Entry of the page script, the only script that an exported page loads by itself. The attributes of its element name the entry of
 * `ENTRIES` and the payload of the page. `defer` runs it when the document has been parsed.
 */
const { entry, payload } = document.currentScript?.dataset ?? {};
const framework = ENTRIES[Number(entry)];
runBehaviors();
if (framework && payload) watchStart({ entry: framework, payload, build: BUILD });
