import { onEveryPage } from '@/lib/browser/page-change';
import { readPanels, readTabs } from '@/lib/browser/tab-choice';

/**
 * Links tabs to their panels with `aria-controls`. The ids are not in the HTML, where they would take more space than the labels of the
 * tabs.
 */
export function linkTabPanels(): void {
  onEveryPage(() => {
    for (const [group, element] of document.querySelectorAll<HTMLElement>('[data-count]').entries()) {
      const panels = readPanels(element);
      for (const [index, tab] of readTabs(element).entries()) {
        const panel = panels[index];
        if (!panel) continue;
        panel.id = `tab-panel-${group}-${index}`;
        tab.setAttribute('aria-controls', panel.id);
      }
    }
  });
}
