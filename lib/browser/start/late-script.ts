import { loadProjectTools } from '@/lib/browser/behaviors/load-projects';
import { runBehaviors } from '@/lib/browser/behaviors/run-behaviors';

/** Replaced by the export with the name of the script that downloads and opens examples, in the folder of this one. */
declare const PROJECT_SCRIPT: string;

const folder = new URL('.', new URL(document.currentScript?.getAttribute('src') ?? '', location.href));

/** Entry of the script that the page script loads after the page. */
runBehaviors(() => loadProjectTools(new URL(PROJECT_SCRIPT, folder).href));
