import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { SITES } from './support/sites';
import { expect, test } from './support/test';
import { visit } from './support/visits';

const [main, fixture] = SITES;

/**
 * Focuses all controls and lists those that do not show it, each with the reason: it has no ring, it is transparent, or its ring is cut off by
 * what it is in. The ring may be that of the label, or of a part that covers the control. Runs in the page.
 */
function listHiddenFocus(): string[] {
  const WIDTH_PX = 2;
  const findRing = (control: Element) => {
    const places = [
      [control, null],
      [control, '::after'],
      [control.parentElement, null],
      [control.nextElementSibling, null],
    ] as const;
    for (const [element, pseudo] of places) {
      if (!element) continue;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, pseudo);
      if (outlineStyle === 'solid' && Number.parseFloat(outlineWidth) === WIDTH_PX)
        return { element, offset: Number.parseFloat(outlineOffset) };
    }
    return undefined;
  };
  const listParents = (element: Element | null): Element[] => (element ? [element, ...listParents(element.parentElement)] : []);
  const isCut = ({ element, offset }: { element: Element; offset: number }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return listParents(element.parentElement).some((parent) => {
      const { display, overflow } = getComputedStyle(parent);
      // An element without a box of its own cuts nothing.
      if (overflow === 'visible' || display === 'contents' || parent === document.body || parent === document.documentElement) return false;
      const box = parent.getBoundingClientRect();
      const [x, y] = [box.left + parent.clientLeft, box.top + parent.clientTop];
      const hidden = [
        left - offset <= x,
        right + offset >= x + parent.clientWidth,
        top - offset <= y,
        bottom + offset >= y + parent.clientHeight,
      ];
      return hidden.filter(Boolean).length > 1;
    });
  };
  const describe = (control: HTMLElement): string | undefined => {
    control.focus();
    if (document.activeElement !== control) return undefined;
    const ring = findRing(control);
    if (!ring) return 'no ring';
    if (listParents(control).some((each) => getComputedStyle(each).opacity !== '1' && !each.matches('input'))) return 'transparent';
    return isCut(ring) ? 'cut off' : undefined;
  };
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [tabindex="0"]')]
    .filter((control) => control.checkVisibility())
    .flatMap((control) => {
      const reason = describe(control);
      return reason ? [`${reason}: ${control.outerHTML.slice(0, 80)}`] : [];
    });
}

for (const [site, path, width] of [
  [main, '/', 1440],
  [main, '/guide/start/quick-start', 1440],
  [main, '/zh/guide/basic/output-format', 375],
  [main, '/config/', 1440],
  [main, '/config/lib/dts', 800],
  [main, '/config/lib/dts', 1440],
  [main, '/blog/', 1440],
  [fixture, '/guide/components', 1440],
  [fixture, '/guide/code', 1440],
] as const) {
  test(`every control shows the focus on ${path} (${site.name}, ${width} px)`, async ({ browser }) => {
    const page = await visit(browser, path, { site, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await waitForCodeTools(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(listHiddenFocus)).toEqual([]);
  });
}

for (const [what, path, selector] of [
  ['code', '/guide/start/quick-start', '.code-block pre'],
  ['a table', '/zh/guide/start/npm-packages', '.table-scroll'],
] as const) {
  test(`${what} is a Tab stop only where it scrolls`, async ({ browser }) => {
    // The browser does not lay out code that is far outside the window.
    const height = 10_000;
    const page = await visit(browser, path, { viewport: { width: 1440, height } });
    await waitForCodeTools(page);
    const listStates = () =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => [each.scrollWidth > each.clientWidth, each.getAttribute('tabindex') === '0']),
        );
    const counts: number[] = [];
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await listStates()).filter(([scrolls, isStop]) => scrolls !== isStop)).toEqual([]);
      counts.push((await listStates()).filter(([, isStop]) => isStop).length);
    }
    const [wide = 0, narrow = 0] = counts;
    expect(narrow).toBeGreaterThan(wide);
    expect((await listStates()).length).toBeGreaterThan(narrow);
  });
}

test('tables scroll sideways to links that get the focus by keyboard', async ({ browser }) => {
  const page = await visit(browser, '/guide/migration/tsup', { viewport: { width: 375, height: 700 }, reducedMotion: 'reduce' });
  await waitForCodeTools(page);
  await page.keyboard.press('Tab');
  const hidden = await page.evaluate(async () => {
    const found: string[] = [];
    for (const link of document.querySelectorAll<HTMLElement>('.table-scroll a')) {
      link.focus();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, right } = link.getBoundingClientRect();
      const window = link.closest('.table-scroll')?.getBoundingClientRect();
      if (!window || left < window.left - 1 || right > window.right + 1) found.push(link.textContent ?? '');
    }
    return found;
  });
  expect(hidden).toEqual([]);
});
