import type { ProjectTools } from '@/lib/browser/behaviors/example-projects';

/** Global variable with the exports of the script. */
export const PROJECT_GLOBAL = 'exampleProject';

declare global {
  interface Window {
    [PROJECT_GLOBAL]?: ProjectTools;
  }
}

/** Loads the script that downloads and opens examples. Rejects if it cannot be loaded; the next call tries again. */
export async function loadProjectTools(url: string): Promise<ProjectTools> {
  if (!window[PROJECT_GLOBAL]) await runScript(url);
  const tools = window[PROJECT_GLOBAL];
  if (!tools) throw new Error(`${url} could not be loaded.`);
  return tools;
}

/** Resolves when the script has run, and when it cannot be loaded. */
function runScript(url: string): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { src: url });
  document.head.append(script);
  return new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
}
