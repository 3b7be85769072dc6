import type { Browser, Page } from '@playwright/test';
import { waitForCodeTools } from '@/lib/cli/measure/start-framework';
import { ECOSYSTEM } from '@/lib/site/tools';
import { listViolations, listViolationsOfLayouts, showTheme } from './support/axe';
import { listUnreadableText } from './support/contrast';
import { listChineseNames, listControlNames, listEnglishPhrases, listEnglishTexts } from './support/control-names';
import { findSearchInput, findThemeButton } from './support/controls';
import { isTooWide, listCutTexts } from './support/overflow';
import { findOrigin, SITES } from './support/sites';
import { expect, test } from './support/test';
import { interceptRequests, openTab, readStyle, setOnline, visit, waitForHydration } from './support/visits';

const [main, fixture] = SITES;

/** Timeout of a test that runs all rules several times, in milliseconds. */
const MANY_RUNS_MS = 600_000;

/** `pages.spec.ts` runs the same rules on all pages in the light theme, and those of colors in both. */
test('axe finds no violations on every type of page, code included, in the dark theme', async ({ browser }) => {
  test.setTimeout(MANY_RUNS_MS);
  const page = await visit(browser, '/', { reducedMotion: 'reduce' });
  const origin = new URL(page.url()).origin;
  const found: string[] = [];
  for (const path of ['/', '/zh/config/', '/zh/config/lib/shims', '/guide/start/', '/blog/', '/zh/blog/introducing-rslib']) {
    await page.goto(origin + path);
    await waitForCodeTools(page);
    await showTheme(page, 'dark');
    found.push(...(await listViolations(page)).map((text) => `${path} ${text}`));
  }
  expect(found).toEqual([]);
});

const search = async (page: Page, query: string) => {
  await page.keyboard.press('Control+K');
  const input = findSearchInput(page);
  await expect(input).toBeFocused();
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.type(query);
};

type Act = (page: Page) => Promise<unknown>;

interface State {
  readonly name: string;
  readonly path: string;
  /** Runs before the page loads anything. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Brings the page into the state, or into one state after the other. */
  readonly act: Act | readonly Act[];
  readonly site?: typeof main;
  /** Window in which the state exists. Default: desktop, and then phone. */
  readonly only?: typeof DESKTOP;
  /** The part of the page that the state changes, if the rest is as in `pages.spec.ts` or another state. */
  readonly part?: string;
}

const DESKTOP = { width: 1440, height: 812 };
const PHONE = { width: 375, height: 812 };
const MENUS = '/zh/missing';

/** Opens a menu of the bar, after closing the one that is open. */
const openMenu = (name: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', { name }).locator('visible=true').first().click();
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(1);
};

const STATES: readonly State[] = [
  { name: 'the tool popover', path: MENUS, act: (page) => page.getByRole('button', { name: '工具', exact: true }).click() },
  {
    name: 'the language menu and a tooltip',
    path: MENUS,
    only: DESKTOP,
    act: [
      openMenu('语言'),
      async (page) => {
        await page.keyboard.press('Escape');
        await findThemeButton(page).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    ],
  },
  {
    name: 'each other menu of the bar',
    path: '/guide/',
    site: fixture,
    only: DESKTOP,
    act: ['Version', 'More new', 'More links'].map(openMenu),
  },
  { name: 'the menu', path: MENUS, only: PHONE, act: (page) => page.getByRole('button', { name: '菜单', exact: true }).click() },
  {
    name: 'the sidebar',
    path: '/guide/',
    act: (page) => page.getByRole('button', { name: 'Sidebar', exact: true }).click(),
    site: fixture,
    only: PHONE,
  },
  {
    name: 'the outline',
    path: '/guide/components',
    act: (page) => page.locator('details[data-menu] summary').click(),
    site: fixture,
    only: PHONE,
  },
  {
    name: 'results of the search',
    path: MENUS,
    act: async (page) => {
      await search(page, 'dts');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the search without a query, without results, and with recent searches',
    path: '/missing',
    act: [
      (page) => search(page, ''),
      async (page) => {
        await page.keyboard.type('qqqqqqqq');
        await expect(page.getByRole('dialog')).toContainText('qqqqqqqq');
      },
      async (page) => {
        await page.getByRole('combobox').fill('dts');
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await search(page, '');
        await expect(page.getByRole('dialog').getByRole('grid', { name: 'Recent' })).toBeVisible();
      },
    ],
    part: 'dialog',
  },
  {
    name: 'no match of the filter',
    path: '/api/',
    act: (page) => page.getByRole('searchbox', { name: 'Filter' }).fill('nothing like it'),
    site: fixture,
  },
  {
    name: 'other tabs and open details',
    path: '/zh/guide/components',
    site: fixture,
    act: async (page) => {
      for (const tab of await page.locator('[role=tab]:nth-child(2)').locator('visible=true').all()) await tab.click();
      await page.locator('main details').evaluateAll((all) => all.map((each) => each.toggleAttribute('open', true)));
    },
  },
  {
    name: 'matches of the filter',
    path: '/config/?filter=bundle',
    act: (page) => expect(page.locator('.overview mark').first()).toBeVisible(),
    only: DESKTOP,
    part: '.overview',
  },
  {
    name: 'an open image',
    path: '/guide/components',
    act: (page) => page.getByRole('button', { name: /^Zoom image/ }).click(),
    site: fixture,
    // It covers the window, and axe takes what it cuts at the edge for a small target.
    part: '.zoom-view',
  },
  {
    name: 'a comparison of outputs',
    path: '/zh/guide/basic/output-format',
    part: '.explorer',
    act: async (page) => {
      const explorer = page.locator('.explorer');
      await explorer.locator('[data-compare]').click();
      await explorer.getByRole('radio', { name: 'CJS' }).check();
    },
  },
  {
    name: 'a translated configuration',
    path: '/guide/migration/tsup',
    part: '.translator',
    act: async (page) => {
      const form = page.locator('.translator');
      await form.getByRole('textbox').fill("export default { entry: ['src/index.ts'], unknown: 1 };");
      await form.getByRole('button', { name: 'Translate' }).click();
      await expect(form.getByRole('region')).toBeVisible();
    },
  },
  {
    name: 'the notice of a reader offline',
    path: MENUS,
    act: async (page) => {
      await setOnline(page, false);
      await page.locator('main a[href^="/"]').first().click();
      await expect(page.getByRole('status').filter({ hasText: '离线' })).toBeVisible();
    },
  },
  {
    name: 'a search whose code is missing',
    path: MENUS,
    prepare: interceptRequests,
    act: async (page) => {
      await page.route(/_next\/static\/chunks\//, (route) => route.abort());
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
    part: 'dialog',
  },
];

for (const { name, path, prepare, act, site = main, only, part } of STATES) {
  test(`axe finds no violations with ${name}`, async ({ browser }) => {
    test.setTimeout(MANY_RUNS_MS);
    const viewport = only ?? DESKTOP;
    const page = await waitForHydration(await visit(browser, path, { site, prepare, viewport, reducedMotion: 'reduce' }));
    for (const change of [act].flat()) {
      await page.setViewportSize(viewport);
      await change(page);
      // A theme changes only colors, as the test of every type of page shows.
      expect(await listUnreadableText(page, { part })).toEqual([]);
      if (only) expect(await listViolations(page, part)).toEqual([]);
      else {
        expect(await listViolationsOfLayouts(page, PHONE, part)).toEqual([]);
        expect(await listUnreadableText(page, { part })).toEqual([]);
      }
    }
  });
}

/** Applies the spacing that readers may set (WCAG 1.4.12), in an adopted stylesheet, which the policy allows. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page. Lists elements that hide what does not fit, except those that scroll, have a single line, or are for screen readers only,
 * and elements whose lines overlap.
 */
function listCutElements(): string[] {
  return [...document.querySelectorAll('main *, header *, footer *, #sidebar *, dialog :is(h2, [role=listbox] *)')]
    .filter((element) => element.checkVisibility() && element.clientHeight > 4 && !element.closest('svg, pre'))
    .filter((element) => {
      const { overflowX, overflowY, textOverflow, lineHeight, fontSize } = getComputedStyle(element);
      const isCutAtEnd = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      const isCutBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return isCutAtEnd || isCutBelow || Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Opens pages, each as a path and the width of the window, and expects that nothing on them is cut off. Returns the tab. */
async function expectNothingCut(browser: Browser, places: readonly (readonly [string, number])[], prepare = () => {}): Promise<Page> {
  const page = await openTab(browser);
  for (const [path, width] of places) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(findOrigin(main) + path);
    await page.evaluate(prepare);
    expect([path, width, ...(await page.evaluate(listCutElements))]).toEqual([path, width]);
    expect([path, width, await isTooWide(page)]).toEqual([path, width, false]);
  }
  return page;
}

test('with more space between letters, words and lines, nothing is cut off', async ({ browser }) => {
  const places = [
    ['/zh/missing', 320],
    ['/config/lib/dts', 375],
    ['/zh/config/', 1440],
  ] as const;
  await expectNothingCut(browser, places, spaceText);
});

test('with more space between letters and words, the bar of narrow windows contains all its controls', async ({ browser }) => {
  const page = await openTab(browser, { viewport: { width: 768, height: 800 } });
  for (const prefix of ['', '/zh']) {
    await page.goto(`${findOrigin(fixture)}${fixture.basePath}${prefix}/guide/`);
    await page.evaluate(spaceText);
    expect(await page.evaluate(listCrowdedControls)).toEqual([]);
  }
});

/** Runs in the page. Measures the contrast of a property of an element, or of a pseudo-element, with the background that is given. */
function measureContrast(element: Element, [property, part, ground]: readonly [property: string, part: string, ground: string]): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const measure = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // Of a shadow, only the color.
  const color = getComputedStyle(element, part).getPropertyValue(property).replace(/\).*$/, ')');
  const [low = 0, high = 0] = [color, getComputedStyle(document.documentElement).getPropertyValue(ground)]
    .map(measure)
    .toSorted((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

for (const theme of ['light', 'dark'] as const) {
  test(`marks of states, the borders of fields and placeholders have enough contrast in the ${theme} theme`, async ({ browser }) => {
    const page = await waitForHydration(await visit(browser, '/guide/migration/tsup', { reducedMotion: 'reduce', colorScheme: theme }));
    const low: string[] = [];
    const check = async (selector: string, property: string, part: string, ground: string, least = 3) => {
      const contrast = await page
        .locator(selector)
        .first()
        .evaluate(measureContrast, [property, part, ground] as const);
      if (!(contrast >= least)) low.push(`${selector}: ${contrast}`);
    };
    await check('header nav [aria-current]', 'border-bottom-color', '::after', '--color-bg');
    await check('.sidebar-group [aria-current]', 'border-inline-start-color', '', '--color-bg');
    await check('[role=tab][aria-selected=true]', 'background-color', '::after', '--color-bg-soft');
    await check('.translator textarea', 'border-top-color', '', '--color-bg');
    await check('.translator textarea', 'color', '::placeholder', '--color-bg', 4.5);
    await page.locator('.prose h2').nth(1).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 700));
    await expect(page.locator('.outline-sidebar [aria-current]')).toHaveCount(1);
    await check('.outline-sidebar [aria-current]', 'border-inline-start-color', '::before', '--color-bg');
    await search(page, 'dts');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await check('[role=option][aria-selected=true]', 'box-shadow', '', '--color-bg-raised');
    await page.goto(`${findOrigin(main)}/config/`);
    await waitForHydration(page);
    await check('.overview input', 'border-top-color', '', '--color-bg');
    await page.goto(`${findOrigin(main)}/404`);
    await waitForHydration(page);
    await check('main input[type=search]', 'border-top-color', '', '--color-bg');
    await check('main input[type=search]', 'color', '::placeholder', '--color-bg', 4.5);
    expect(low).toEqual([]);
  });
}

test('for readers who ask for more contrast, lines and faint text are as dark as other text', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark'] as const) {
    // The page follows the setting a moment later.
    await showTheme(page, theme);
    const read = async (contrast: 'more' | 'no-preference') => {
      await page.emulateMedia({ contrast });
      return page.evaluate(() => {
        const find = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
        const lines = [find('.search-button').borderTopColor, find('.navbar').borderBottomColor];
        return { muted: find('.search-button').color, others: [...lines, find('.breadcrumbs').color] };
      });
    };
    const { muted, others } = await read('more');
    expect(others).toEqual([muted, muted, muted]);
    const normal = await read('no-preference');
    expect(normal.muted).toBe(muted);
    expect(new Set([normal.muted, ...normal.others]).size).toBe(4);
  }
});

test('with letters twice as large, nothing is cut off, and wide windows have the layout of small ones', async ({
  playwright,
  launchOptions,
}) => {
  // The browser setting, which media queries also depend on.
  const browser = await playwright.chromium.launch({ ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] });
  const places = [
    ['/', 375],
    ['/404', 375],
    ['/zh/guide/basic/output-format', 375],
    ['/guide/solution/vue', 375],
    ['/config/', 768],
    ['/zh/guide/start/quick-start', 1440],
    ['/zh/', 1440],
    ['/', 1440],
  ] as const;
  try {
    const page = await expectNothingCut(browser, places);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await search(page, 'dts');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(listCutElements)).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Doubles the letters like a stylesheet of the reader, on which media queries do not depend. Runs in the page. */
function doubleLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Lists pairs of visible controls in the navigation bar that overlap, and controls that are not inside it. */
function listCrowdedControls(): string[] {
  const bar = document.querySelector('header')?.getBoundingClientRect();
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter(
    (each) => each.checkVisibility() && !each.closest('[popover]'),
  );
  return controls.flatMap((control, index) => {
    const name = control.textContent || control.ariaLabel || '';
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isOutside = !bar || left < bar.left || right > bar.right || top < bar.top || bottom > bar.bottom;
    const covered = controls.slice(index + 1).filter((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return [...(isOutside ? [name] : []), ...covered.map((other) => `${name} and ${other.textContent}`)];
  });
}

for (const [site, path] of [
  [main, '/guide/start/quick-start'],
  [main, '/zh/guide/start/quick-start'],
  [fixture, '/guide/'],
] as const) {
  test(`with a stylesheet that doubles letters, no control of the bar covers another (${site.name} ${path})`, async ({ browser }) => {
    const page = await visit(browser, path, { site });
    const list = async () => {
      const found: string[] = [];
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        found.push(...(await page.evaluate(listCrowdedControls)).map((text) => `${width}: ${text}`));
      }
      return found;
    };
    const readHeight = () => page.locator('header').evaluate((bar) => bar.clientHeight + 1);
    expect(await list()).toEqual([]);
    expect(await readHeight()).toBe(72);
    await page.evaluate(doubleLetters);
    expect(await list()).toEqual([]);
    // What is sticky below the bar follows its height.
    expect(await page.locator('#sidebar').evaluate((sidebar) => sidebar.getBoundingClientRect().top)).toBe(await readHeight());
  });
}

test('with a stylesheet that doubles letters, long names in the sidebar break', async ({ browser }) => {
  const page = await visit(browser, '/config/');
  await page.evaluate(doubleLetters);
  expect(await listCutTexts(page.locator('#sidebar .sidebar-link'))).toEqual([]);
});

test('the bar does not hide the focus in the sidebar and the outline, which the footer pushes up', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start', { viewport: { width: 1440, height: 700 } });
  const [pushed, hidden] = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('.outline-sidebar a, #sidebar a')].filter((link) => link.checkVisibility());
    const readTop = (link: HTMLElement) => link.getBoundingClientRect().top;
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    scrollTo(0, document.body.scrollHeight);
    const under = links.filter((link) => readTop(link) < bottom);
    const covered = links.filter((link) => {
      scrollTo(0, document.body.scrollHeight);
      link.focus();
      return readTop(link) < bottom;
    });
    return [under.map((link) => link.closest('nav')?.className), covered.map((link) => link.textContent)];
  });
  expect(pushed).toEqual(expect.arrayContaining(['outline-sidebar', 'sidebar-nav']));
  expect(hidden).toEqual([]);
});

test('at 400% zoom, the bar does not hide the focus in the footer', async ({ browser }) => {
  const page = await visit(browser, '/guide/start/quick-start', { viewport: { width: 320, height: 256 } });
  const [count, hidden] = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('.site-footer a')];
    scrollTo(0, document.body.scrollHeight);
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const covered = links.toReversed().filter((link) => {
      link.focus();
      return link.getBoundingClientRect().top < bottom;
    });
    return [links.length, covered.map((link) => link.textContent)];
  });
  expect(count).toBeGreaterThan(5);
  expect(hidden).toEqual([]);
});

test('at 400% zoom, menus and the outline fit into the window, and scroll', async ({ browser }) => {
  const page = await visit(browser, '/guide/advanced/dts', { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  for (const [button, panel] of [
    ['header .menu > button', '.menu-panel:popover-open'],
    ['.local-bar summary', '.outline-panel'],
  ] as const) {
    await page.locator(button).locator('visible=true').first().click();
    await expect(page.locator(panel)).toBeVisible();
    const [bottom, excess] = await page
      .locator(panel)
      .evaluate((each) => [each.getBoundingClientRect().bottom, each.scrollHeight - each.clientHeight]);
    expect([panel, bottom <= 256, excess > 0]).toEqual([panel, true, true]);
    await page.keyboard.press('Escape');
  }
});

test('at 400% zoom, the rows of options show their texts in full, even with more space between letters and words', async ({ browser }) => {
  const page = await openTab(browser, { viewport: { width: 320, height: 256 } });
  for (const path of ['/config/', '/zh/config/']) {
    await page.goto(findOrigin(main) + path);
    await page.evaluate(spaceText);
    const texts = page.locator('.option-row :is(code, p)').locator('visible=true');
    expect(await texts.count()).toBeGreaterThan(200);
    expect(await listCutTexts(texts)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  }
});

test('the heading of a group does not hide the focus in its rows', async ({ browser }) => {
  const page = await visit(browser, '/config/');
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 700 });
    const [count, hidden] = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('.option-row a')];
      scrollTo(0, document.body.scrollHeight);
      // As with Shift+Tab: toward the start of the page, rows appear below the headings.
      const covered = links.toReversed().filter((link) => {
        link.focus();
        const heading = link.closest('.overview > div')?.querySelector('header')?.getBoundingClientRect();
        return link.getBoundingClientRect().top < (heading?.bottom ?? 0);
      });
      return [links.length, covered.map((link) => link.textContent)];
    });
    expect(count).toBeGreaterThan(100);
    expect([width, hidden]).toEqual([width, []]);
  }
});

test('in forced colors, links, the selected tab and the focus can be distinguished from text', async ({ browser }) => {
  const page = await visit(browser, '/guide/components', { site: fixture, forcedColors: 'active', reducedMotion: 'reduce' });
  await waitForHydration(page);
  const read = (selector: string, property: string) => readStyle(page, selector, property);
  const text = await read('main p', 'color');
  expect(await read('.prose a[href^="/"], .prose a[href^="http"]', 'color')).not.toBe(text);
  expect(await read('[role=tab][aria-selected=true]', 'text-decoration-line')).toContain('underline');
  await page.keyboard.press('Tab');
  expect(await read(':focus', 'outline-style')).not.toBe('none');
});

test('in forced colors, the notations of code can be distinguished, and other lines have no mark', async ({ browser }) => {
  const page = await visit(browser, '/guide/code', { site: fixture, forcedColors: 'active' });
  const marks = await page.locator('.line').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { borderInlineStartStyle: border, borderInlineStartWidth: width } = getComputedStyle(line);
      const [, state] = line.classList;
      return state ? [[state, `${getComputedStyle(line, '::before').content} ${border} ${width}`] as const] : [];
    }),
  );
  const byState = new Map(marks);
  expect([...byState.keys()].sort()).toEqual(['add', 'error', 'focused', 'highlighted', 'remove', 'warning']);
  for (const [state, mark] of marks) expect(mark, state).toBe(byState.get(state));
  expect(new Set(byState.values()).size).toBe(6);
  const lines = await page
    .locator('pre[data-has-focus] .line')
    .evaluateAll((all) =>
      all.map((line) => [line.classList.contains('focused'), Number.parseFloat(getComputedStyle(line).borderInlineStartWidth) > 0]),
    );
  expect(lines).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

test('in forced colors, marked lines of logs are shown whole', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/external-helpers', { forcedColors: 'active' });
  const line = page.locator('[data-lang="log"] .line.error').first();
  const [start, edge] = await line.evaluate((each) => {
    const range = document.createRange();
    range.setStart(each, 0);
    range.setEnd(each, 1);
    return [range.getBoundingClientRect().left, each.closest('pre')?.getBoundingClientRect().left ?? Number.NaN];
  });
  expect(start).toBeGreaterThan(edge ?? Number.NaN);
});

test('in forced colors, the words that a search has found, the dialog and switches can be seen', async ({ browser }) => {
  const page = await visit(browser, '/', { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const part of ['::before', '::after']) expect(await readStyle(page, '.explorer-switch span', 'border-top-width', part)).toBe('1px');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('dts');
  await expect(page.locator('dialog mark').first()).toBeVisible();
  // The color of the text is forced, and without this background it would be black on black.
  expect(await readStyle(page, 'dialog mark', 'background-color')).not.toMatch(/^rgba\(.*, 0\)$/);
  expect(await readStyle(page, 'dialog', 'border-top-width')).toBe('1px');
});

test('in forced colors, current entries, active choices and icons are visible', async ({ browser }) => {
  const page = await visit(browser, '/guide/basic/output-format', { forcedColors: 'active', reducedMotion: 'reduce' });
  const isUnderlined = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).textDecorationLine === 'underline');
  for (const place of ['header nav', '#sidebar']) {
    expect([place, await isUnderlined(`${place} [aria-current]`)]).toEqual([place, true]);
    expect([place, await isUnderlined(`${place} a:not([aria-current])`)]).toEqual([place, false]);
  }
  for (const choice of ['.explorer [type=radio][value="2"]', '.explorer [type=checkbox]']) {
    expect([choice, await isUnderlined(`${choice} + span`)]).toEqual([choice, false]);
    await page.locator(choice).first().check({ force: true });
    expect([choice, await isUnderlined(`${choice} + span`)]).toEqual([choice, true]);
  }
  // The color of the text around them, which is also forced.
  const visible = await page.locator('header svg.icon').evaluateAll((icons) =>
    icons.map((icon) => {
      const { stroke, fill } = getComputedStyle(icon);
      return [stroke, fill].includes(getComputedStyle(icon.parentElement ?? icon).color);
    }),
  );
  expect(new Set(visible)).toEqual(new Set([true]));
});

test('in forced colors, what is transparent otherwise has no border, and what floats has one', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/', { forcedColors: 'active', reducedMotion: 'reduce' }));
  const listBorders = (selector: string, part?: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, pseudo) => all.map((each) => getComputedStyle(each, pseudo)).map((style) => [style.borderTopWidth, style.borderBottomWidth]),
        part,
      );
  expect(await listBorders('.start-commands label')).toEqual(Array(5).fill(['0px', '0px']));
  expect(await listBorders('.start-commands .code-block')).toEqual([
    ['1px', '1px'],
    ['0px', '0px'],
  ]);
  await findThemeButton(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await listBorders('.tooltip:popover-open')).toEqual([['1px', '1px']]);
  await page.locator('header').getByRole('button', { name: 'Tools', exact: true }).click();
  for (const floating of ['.menu-panel:popover-open', '.scroll-to-top'])
    expect([floating, await listBorders(floating)]).toEqual([floating, [['1px', '1px']]]);
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto(`${new URL(page.url()).origin}/guide/start/quick-start`);
  // Backgrounds are forced, so lines are borders.
  expect(await listBorders('header nav [aria-current]', '::after')).toEqual([['0px', '2px']]);
  await page.locator('[data-local-bar] summary').click();
  expect(await listBorders('.outline-panel')).toEqual([['1px', '1px']]);
  await page.locator('[data-local-bar] button').first().click();
  await expect(page.locator('#sidebar')).toBeVisible();
  expect(await listBorders('#sidebar')).toEqual([['1px', '1px']]);
});

test('in forced colors, progress is visible', async ({ browser }) => {
  const page = await visit(browser, '/404', { forcedColors: 'active' });
  const width = await page.evaluate(() => {
    document.documentElement.dataset.waiting = '';
    return getComputedStyle(document.body, '::after').borderTopWidth;
  });
  expect(width).toBe('2px');
});

test('in forced colors, icons of files have an edge, and their letters fit', async ({ browser }) => {
  const page = await visit(browser, '/config/lib/dts', { forcedColors: 'active' });
  const icons = page.locator('.file-icon[data-kind="json"]').locator('visible=true');
  expect(await icons.count()).toBeGreaterThan(0);
  for (const icon of await icons.all()) {
    const [edge, excess] = await icon.evaluate((each) => [getComputedStyle(each).outlineStyle, each.scrollHeight - each.clientHeight]);
    expect([edge, excess]).toEqual(['solid', 0]);
  }
});

test('in forced colors, lines that differ are marked', async ({ browser }) => {
  const readBorder = (line: Element) => getComputedStyle(line).borderInlineStart;
  const page = await visit(browser, '/guide/basic/output-format', { forcedColors: 'active', reducedMotion: 'reduce' });
  const explorer = page.locator('.explorer');
  await explorer.locator('[data-compare]').click();
  await explorer.getByRole('radio', { name: 'CJS' }).check();
  for (const name of ['del', 'ins']) expect(await explorer.locator(`.explorer-${name}`).first().evaluate(readBorder)).toMatch(/^3px solid/);
});

for (const [path, names] of [
  ['/guide/advanced/dts', ['Main', 'Sidebar', 'ON THIS PAGE', 'Pager', 'Breadcrumbs']],
  ['/zh/guide/advanced/dts', ['主导航', '侧边栏', '目录', '翻页', '当前位置']],
] as const) {
  test(`landmarks have names in the language of the page: ${path}`, async ({ browser }) => {
    const page = await visit(browser, path);
    for (const name of names)
      await expect(page.getByRole('navigation', { name, exact: true }).locator('visible=true').first()).toBeVisible();
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role).first()).toBeVisible();
  });
}

test('after client navigation by the pager, the focus is on the content and Tab continues there', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/config/lib/dts'));
  await page.locator('a[rel=next]').press('Enter');
  await page.waitForURL('**/config/lib/shims');
  await expect(page.locator('main')).toBeFocused();
  // A ring around the whole page would tell nothing.
  await expect(page.locator('main')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const site of [main, fixture]) {
  test(`${site.name}: controls of Chinese pages have no names from the English interface`, () => {
    expect(listEnglishTexts(['Search docs', 'lib.dts', 'Theme: auto'])).toEqual(['Search docs', 'Theme: auto']);
    const names = listChineseNames(site.outDir);
    expect(names.length).toBeGreaterThan(100);
    expect(listEnglishTexts(names)).toEqual([]);
  });
}

test('what scripts add to a Chinese page also has Chinese names', async ({ browser }) => {
  const page = await waitForHydration(await visit(browser, '/zh/guide/advanced/dts'));
  await expect(page.locator('.code-tool').first()).toBeAttached();
  await search(page, 'dts');
  await expect(page.getByRole('option').first()).toBeVisible();
  const names = listControlNames(await page.content());
  expect(names).toContain('复制代码');
  expect(listEnglishTexts(names)).toEqual([]);
  // The name of a feature of TypeScript, and of a list of projects.
  const known = ['isolated declarations', ECOSYSTEM.name];
  expect(listEnglishPhrases(names.filter((name) => !known.includes(name)))).toEqual([]);
});
