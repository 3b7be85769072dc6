import type { Page } from '@playwright/test';
import { COLOR_RULES, injectAxe } from './axe';
import { finishAnimations } from './visits';

/** Styles of text that the tests of this worker have checked. */
const checkedStyles = new Set<string>();

interface Scope {
  /** Selector of the part to check. Default: the whole page. */
  readonly part?: string;
  /** Styles not to check again. Default: those that this worker has checked. */
  readonly seen?: Set<string>;
}

/**
 * Lists text with too little contrast in either theme, and links that look too much like the text around them, but only where the style is
 * not in `seen`, and adds it: color and size of the text, its link, and what is drawn behind. Checking every text on every page would take
 * most of an hour. Afterward, the page lacks what `removeRepeats` removes.
 */
export async function listUnreadableText(page: Page, { part = 'body', seen = checkedStyles }: Scope = {}): Promise<string[]> {
  await injectAxe(page);
  // Then a theme changes all colors at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await finishAnimations(page);
  for (const style of await page.evaluate(markNewStyles, [part, [...seen]] as const)) seen.add(style);
  await page.evaluate(removeRepeats);
  const found: string[] = [];
  // The page is dark now.
  for (const theme of ['dark', 'light'] as const) {
    const violations = await page.evaluate(checkMarked, [theme, COLOR_RULES] as const);
    found.push(...violations.map((text) => `${theme}: ${text}`));
  }
  return found;
}

/** Runs in the page. Gives an element of each new style the attribute `data-new-light` or `data-new-dark`. Returns the new styles. */
function markNewStyles([part, seen]: readonly [part: string, seen: readonly string[]]): string[] {
  const styles = new Set(seen);
  for (const theme of ['light', 'dark']) {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    /**
     * Describes what an element and all of its ancestors draw behind its content, how that is blended with what is below, and how elements that
     * may cover others are placed.
     */
    const backgrounds = new Map<Element, { drawn: string; mixed: string; placed: string }>();
    for (const element of document.querySelectorAll(`:is(${part}) *`)) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!hasText || !element.checkVisibility()) continue;
      const unknown: Element[] = [];
      let parent: Element | null = element;
      for (; parent && !backgrounds.has(parent); parent = parent.parentElement) unknown.unshift(parent);
      let { drawn, mixed, placed } = (parent && backgrounds.get(parent)) || { drawn: '', mixed: '', placed: '' };
      for (const each of unknown) {
        const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(each);
        if (opacity !== '1' || filter !== 'none') mixed += `${opacity} ${filter};`;
        if (!['static', 'relative'].includes(position)) placed += `${position};`;
        // An opaque color, which has no fourth number, hides what is below.
        if (!mixed && !/^rgba|\//.test(backgroundColor)) drawn = '';
        if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') drawn += `${backgroundColor} ${backgroundImage};`;
        backgrounds.set(each, { drawn, mixed, placed });
      }
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      // Large text needs less contrast: 18 points, or 14 in bold.
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const text = [theme, color, isLarge, textShadow, drawn, mixed, placed];
      const link = element.closest('a[href]');
      if (link?.parentElement) {
        const around = getComputedStyle(link.parentElement).color;
        text.push(fontSize, fontWeight, getComputedStyle(link).textDecorationLine, around);
      }
      const style = text.join();
      if (styles.has(style)) continue;
      styles.add(style);
      (link ?? element).setAttribute(`data-new-${theme}`, '');
    }
  }
  return [...styles].slice(seen.length);
}

/**
 * Runs in the page. Removes elements that have nothing that another rule could refuse, because most rules of axe look at every element: words
 * of code that only have a color and are not marked, the lines around them unless their styles make them wrap, drawings in hidden icons, and
 * the buttons of a code block that an earlier block of this page also has in the same place. These are about half of the elements of a page
 * with examples.
 */
function removeRepeats(): void {
  for (const word of document.querySelectorAll('pre code span:not(.line, :has(*))')) {
    if ([...word.attributes].every(({ name }) => name === 'class' || name === 'style')) word.replaceWith(word.textContent ?? '');
  }
  for (const code of document.querySelectorAll('.code-block > pre code')) {
    const { whiteSpace } = getComputedStyle(code);
    const isText = [...code.querySelectorAll('*:not(br)')].every(
      (line) => line.className === 'line' && line.attributes.length === 1 && getComputedStyle(line).whiteSpace === whiteSpace,
    );
    if (isText) code.textContent = `${code.textContent}`;
  }
  for (const icon of document.querySelectorAll('svg[aria-hidden="true"]')) icon.replaceChildren();
  const kinds = new Set<string>();
  for (const tools of document.querySelectorAll('.code-block > .code-tools')) {
    let kind = tools.innerHTML.replace(/ aria-description="[^"]*"/g, '');
    for (let parent = tools.parentElement; parent; parent = parent.parentElement) kind += ` ${parent.className}`;
    if (kinds.has(kind)) tools.remove();
    else kinds.add(kind);
  }
}

/** Runs in the page. Shows a theme and checks the colors of the elements that are marked for it. */
async function checkMarked([theme, rules]: readonly [theme: 'light' | 'dark', rules: string[]]): Promise<string[]> {
  const marked = `[data-new-${theme}]`;
  if (!document.querySelector(marked)) return [];
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const { violations } = await window.axe.run({ include: [[marked]] }, { resultTypes: ['violations'], runOnly: rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
