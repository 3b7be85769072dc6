import { loadProjectTools } from '@/lib/browser/behaviors/example-projects';
import { runBehaviors } from '@/lib/browser/behaviors/run-behaviors';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { releaseInput } from '@/lib/browser/start/held-input';
import { watchStart } from '@/lib/browser/start/watch-start';

/** The export replaces this with the files of the build. */
declare const ENTRIES: readonly FrameworkEntry[];
declare const BUILD: string;
/** Name of the script that downloads and opens examples, in the folder of this one. */
declare const PROJECT_SCRIPT: string;

const folder = new URL('.', new URL(document.currentScript?.getAttribute('src') ?? '', location.href));

/**
 * Entry of the script that the page script loads when the page has been shown. The attributes of the page script's element name the entry
 * in `ENTRIES` and the payload of the page.
 */
const { entry, payload } = document.querySelector<HTMLElement>('script[data-payload]')?.dataset ?? {};
const framework = ENTRIES[Number(entry)];
runBehaviors(() => loadProjectTools(new URL(PROJECT_SCRIPT, folder).href));
if (framework && payload) watchStart({ entry: framework, payload, build: BUILD });
releaseInput();
