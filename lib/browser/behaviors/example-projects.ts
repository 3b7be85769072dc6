import { onClick } from '@/lib/browser/behaviors/clicks';
import { CODE_TOOLS_ID } from '@/lib/browser/behaviors/code-tools';
import { FAILED_MS } from '@/lib/browser/behaviors/offline';
import { loadScript } from '@/lib/browser/load-element';
import { getProjectFile } from '@/lib/routes/output-paths';

export type ProjectTools = typeof import('@/lib/browser/example-project');

/** Global variable that holds the exports of the script. */
export const PROJECT_GLOBAL = 'exampleProject';

declare global {
  interface Window {
    [PROJECT_GLOBAL]?: ProjectTools;
  }
}

/** Handles the buttons that download examples and open them in a playground. The files and the script for this are loaded on the first click. */
export function initExampleProjects(loadTools: () => Promise<ProjectTools>): void {
  const pending = new WeakSet<Element>();
  const { projects = '', failed = '' } = document.getElementById(CODE_TOOLS_ID)?.dataset ?? {};
  onClick('[data-project]', async (button) => {
    const id = button.closest<HTMLElement>('[data-example]')?.dataset.example;
    if (!id || pending.has(button)) return;
    pending.add(button);
    try {
      const [tools, response] = await Promise.all([loadTools(), fetch(projects + getProjectFile(id))]);
      const files = await tools.readFiles(id, response);
      tools[button.dataset.project === 'open' ? 'open' : 'download'](id.replace('/', '-'), files);
    } catch (error) {
      console.error(error);
      showFailure(button, failed);
    } finally {
      pending.delete(button);
    }
  });
}

/** Makes a button say for a while that it failed, including in its tooltip, which the press closed. */
function showFailure(button: HTMLElement, failed: string): void {
  const label = button.getAttribute('aria-label') ?? '';
  if (label === failed) return;
  button.setAttribute('aria-label', failed);
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  setTimeout(() => button.setAttribute('aria-label', label), FAILED_MS);
}

/** Loads the script that downloads and opens examples. Rejects if it cannot be loaded or run; the next call tries again. */
export async function loadProjectTools(url: string): Promise<ProjectTools> {
  if (!window[PROJECT_GLOBAL]) await loadScript(url);
  const tools = window[PROJECT_GLOBAL];
  if (!tools) throw new Error(`${url} has failed.`);
  return tools;
}
