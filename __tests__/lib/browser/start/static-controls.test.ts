import { jest } from '@jest/globals';
import { stepThemeByButtons } from '@/lib/browser/behaviors/step-theme';
import { markReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import { followTabChoices, handleStaticClick, handleStaticKey, initDrawer } from '@/lib/browser/start/static-controls';
import { applyTheme, chooseTheme, nameThemeButtons, type ThemePreference, watchTheme } from '@/lib/browser/theme';
import { pressButton, stubBrowser } from '../../../support/browser-stubs';
import { find } from '../../../support/find-element';
import { forbidStorage } from '../../../support/forbid-storage';
import { trackListeners } from '../../../support/track-listeners';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  applyTheme(true, 'auto');
});
afterEach(() => jest.restoreAllMocks());

const click = (selector: string) => handleStaticClick(find(selector));

describe('the theme button', () => {
  const LABELS: Readonly<Record<ThemePreference, string>> = { light: 'Theme: "light"', dark: 'Theme: dark', auto: 'Theme: auto' };
  const click = (selector: string) => find(selector).click();
  const listLabels = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = '<button id="bar"><i></i></button><button id="menu"></button><p>words</p>';
    for (const button of document.querySelectorAll('button')) button.dataset.themeLabels = JSON.stringify(LABELS);
    stop = trackListeners();
    stepThemeByButtons();
  });
  afterEach(() => stop());

  test.each([
    ['with storage', () => undefined],
    ['without storage', forbidStorage],
  ])('goes through the preferences %s', (_, prepare) => {
    prepare();
    const themes = [1, 2, 3].map(() => {
      click('#bar i');
      return document.documentElement.dataset.theme;
    });
    expect(themes).toEqual(['dark', 'light', 'auto']);
  });

  test('stores the preference and applies it', () => {
    chooseTheme('auto');
    click('#menu');
    expect(localStorage.getItem('rslib-docs:theme')).toBe('dark');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
  });

  test('is animated only on request', () => {
    const start = jest.fn((change: () => void) => {
      change();
      return { ready: new Promise(() => undefined) };
    });
    document.startViewTransition = start as never;
    click('#bar');
    expect([start.mock.calls.length, document.documentElement.dataset.theme]).toEqual([0, 'dark']);
    find('#bar').dataset.animated = '';
    click('#bar');
    expect([start.mock.calls.length, document.documentElement.dataset.theme]).toEqual([1, 'light']);
  });

  test('is named after the preference, at every change, until the framework does it', async () => {
    const leave = watchTheme(nameThemeButtons);
    expect(listLabels()).toEqual(['Theme: auto', 'Theme: auto']);
    click('#bar');
    await Promise.resolve();
    expect(listLabels()).toEqual(['Theme: dark', 'Theme: dark']);
    localStorage.setItem('rslib-docs:theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rslib-docs:theme', newValue: 'light' }));
    await Promise.resolve();
    expect(listLabels()[0]).toBe('Theme: "light"');
    leave();
    click('#bar');
    await Promise.resolve();
    expect(listLabels()[0]).toBe('Theme: "light"');
  });
});

describe('tabs', () => {
  interface Group {
    readonly id: string;
    readonly group?: string;
    readonly labels: string;
    readonly inner?: string;
  }
  const draw = ({ id, group, labels, inner = '' }: Group) => {
    const tabs = [...labels].map((label, index) => `<button role="tab" tabindex="${index ? -1 : 0}"><b>${label}</b></button>`);
    const shared = group ? `data-group='${group}'` : '';
    return `<div id="${id}" ${shared} data-count="${labels.length}" data-index="0"><div role="tablist">${tabs.join('')}</div><div role="tabpanel">${inner}</div></div>`;
  };
  /** The selected tabs of a group by attribute, index and tab order, as in `1 B B`. */
  const read = (id: string) => {
    const tabs = [...document.querySelectorAll<HTMLElement>(`#${id} > [role=tablist] > [role=tab]`)];
    const selected = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent);
    const reachable = tabs.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent);
    return [find(`#${id}`).dataset.index, ...selected, ...reachable].join(' ');
  };
  const tab = (id: string, position: number) => `#${id} > [role=tablist] > :nth-child(${position})`;
  const pressed = (key: string) => new KeyboardEvent('keydown', { key });
  const press = (id: string, position: number, key: string) => handleStaticKey(find(tab(id, position)), pressed(key));

  /** Each test has its own groups, because choices that cannot be stored last as long as the page. */
  let count = 0;
  let name: string;
  let stop: () => void;
  beforeEach(() => {
    count += 1;
    name = `pm-${count}"]\\`;
    document.body.innerHTML = [
      draw({ id: 'one', group: name, labels: 'ABC', inner: draw({ id: 'inner', labels: 'XY' }) }),
      draw({ id: 'two', group: name, labels: 'ABC' }),
      draw({ id: 'short', group: name, labels: 'AB' }),
      draw({ id: 'other', group: `other-${count}`, labels: 'ABC' }),
      draw({ id: 'alone', labels: 'ABC' }),
      '<p>words</p><button role="tab">no group</button>',
    ].join('');
    stop = followTabChoices();
  });
  afterEach(() => stop());

  test.each([
    ['with storage', () => undefined, '1'],
    ['without storage', forbidStorage, undefined],
  ])('a click selects the tab in all groups of the same name %s', (_, prepare, stored) => {
    prepare();
    expect(click(`${tab('one', 2)} > b`)).toBe(true);
    expect(['one', 'two', 'short'].map(read)).toEqual(['1 B B', '1 B B', '1 B B']);
    expect(['other', 'alone', 'inner'].map((id) => find(`#${id}`).dataset.index)).toEqual(['0', '0', '0']);
    jest.restoreAllMocks();
    expect(localStorage.getItem(`rslib-docs:tabs:${name}`) ?? undefined).toBe(stored);
  });

  test('a tab that the head script has restored is selected for the keyboard and screen readers', () => {
    find('#one').dataset.index = '2';
    find('#other').dataset.index = '1';
    stop();
    stop = followTabChoices();
    expect(['one', 'two', 'other', 'inner'].map(read)).toEqual(['2 C C', '0 A A', '1 B B', '0 X']);
    expect(press('one', 3, 'ArrowLeft')).toBe(true);
    expect(read('one')).toBe('1 B B');
  });

  test('a choice on another page or in another window is followed until the framework does it', () => {
    const chooseElsewhere = (index: number, event: Event) => {
      localStorage.setItem(`rslib-docs:tabs:${name}`, String(index));
      window.dispatchEvent(event);
      return ['one', 'two', 'other'].map(read);
    };
    expect(chooseElsewhere(1, new Event('pageshow'))).toEqual(['1 B B', '1 B B', '0 A A']);
    expect(chooseElsewhere(2, new StorageEvent('storage'))).toEqual(['2 C C', '2 C C', '0 A A']);
    stop();
    expect(chooseElsewhere(0, new Event('pageshow'))).toEqual(['2 C C', '2 C C', '0 A A']);
  });

  test('does not change groups with fewer tabs', () => {
    click(tab('two', 2));
    click(tab('two', 3));
    expect(['one', 'two', 'short'].map(read)).toEqual(['2 C C', '2 C C', '1 B B']);
    expect(localStorage.getItem(`rslib-docs:tabs:${name}`)).toBe('2');
  });

  test('a group without a name changes independently and stores nothing', () => {
    click(tab('alone', 3));
    expect([read('alone'), find('#one').dataset.index]).toEqual(['2 C C', '0']);
    expect(localStorage).toHaveLength(0);
  });

  test('a group inside a panel is not part of the group around it', () => {
    expect(click(tab('inner', 2))).toBe(true);
    expect([read('inner'), find('#one').dataset.index]).toEqual(['1 Y Y', '0']);
    expect(press('inner', 2, 'ArrowRight')).toBe(true);
    expect(read('inner')).toBe('0 X X');
    expect(press('one', 1, 'End')).toBe(true);
    expect([read('one'), read('inner')]).toEqual(['2 C C', '0 X X']);
  });

  test.each([
    [3, 'ArrowRight', '0 A A'],
    [2, 'End', '2 C C'],
  ])('from tab %i, %s selects and focuses %s', (position, key, expected) => {
    click(tab('two', position));
    find(tab('two', position)).focus();
    expect(press('two', position, key)).toBe(true);
    expect(['one', 'two'].map(read)).toEqual([expected, expected]);
    expect(document.activeElement?.textContent).toBe(expected.at(-1));
  });

  test('keys that were held count from the selected tab, and leave the focus where the reader has moved it', () => {
    for (const key of ['ArrowRight', 'ArrowRight']) press('two', 1, key);
    expect(['one', 'two'].map(read)).toEqual(['2 C C', '2 C C']);
    expect(document.activeElement).toBe(document.body);
  });

  test.each(['ArrowDown', 'Enter', 'Tab'])('%s is left to the browser', (key) => {
    expect(press('two', 1, key)).toBe(false);
    expect(find('#two').dataset.index).toBe('0');
  });

  test('keys elsewhere, and on tabs without a group, are left to the browser', () => {
    expect([handleStaticKey(find('p'), pressed('ArrowRight')), handleStaticKey(find('body > button'), pressed('ArrowRight'))]).toEqual([
      false,
      false,
    ]);
  });
});

describe('the drawer', () => {
  const onOpen = jest.fn();
  const button = (label: string) => `<button popovertarget="sidebar">${label}</button>`;
  const menu = () => find('button');
  const read = () => [document.activeElement?.textContent, onOpen.mock.calls.length];

  beforeEach(() => {
    document.documentElement.removeAttribute(READY_ATTRIBUTE);
    document.body.innerHTML = `${button('Menu')}${button('Sidebar')}<main><a href="/one" aria-current="page">One</a></main>
      <div id="sidebar"><a href="/one">First</a><a href="/two" aria-current="page">Second</a></div>`;
    onOpen.mockClear();
  });
  afterEach(() => document.documentElement.removeAttribute(READY_ATTRIBUTE));

  test('opens at the link of the page', () => {
    initDrawer(onOpen);
    menu().focus();
    expect(read()).toEqual(['Menu', 0]);
    pressButton(menu());
    expect(read()).toEqual(['Second', 1]);
    menu().focus();
    pressButton(menu());
    expect(read()).toEqual(['Menu', 1]);
  });

  test('also does so if it was already open', () => {
    pressButton(menu());
    initDrawer(onOpen);
    expect(read()).toEqual(['Second', 1]);
  });

  test.each([
    ['is on one of its links', () => find('#sidebar a').focus(), 'First'],
    [
      'would go to a link in a closed group',
      () => {
        menu().focus();
        HTMLElement.prototype.checkVisibility = () => false;
      },
      'Menu',
    ],
  ])('leaves the focus where it is if it %s', (_, prepare, expected) => {
    pressButton(menu());
    prepare();
    initDrawer(onOpen);
    expect(read()).toEqual([expected, 1]);
  });

  test('belongs to the framework when that is ready', () => {
    initDrawer(onOpen);
    menu().focus();
    markReady();
    pressButton(menu());
    expect(read()).toEqual(['Menu', 0]);
  });

  test('may be missing', () => {
    document.body.innerHTML = button('Menu');
    initDrawer(onOpen);
    expect(onOpen).not.toHaveBeenCalled();
  });
});

test('other elements are left to the browser', () => {
  document.body.innerHTML = '<p><a href="/guide">Guide</a><button>Copy</button></p>';
  expect(['p', 'a', 'button'].map(click)).toEqual([false, false, false]);
});
