import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FeedLinks } from '@/components/blog/feed-links.client';
import { StarMotion } from '@/components/home/star-motion.client';
import { TabGroup } from '@/components/mdx/tab-group.client';
import { Overview } from '@/components/overview/overview.client';
import { SearchButton } from '@/components/search/search-button.client';
import { Drawer } from '@/components/shell/drawer.client';
import { ProgressBar } from '@/components/shell/progress-bar.client';
import { ThemeButton } from '@/components/shell/theme-button.client';
import { FeatureBoundary } from '@/components/ui/feature-boundary.client';
import { Menu } from '@/components/ui/menu.client';
import { en } from '@/lib/site/texts/en';
import { stubBrowser } from '../../support/browser-stubs';
import { TestShell } from '../shell/shell-fixture';

const broken = new Error('broken feature');
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  stubBrowser();
  log.mockClear();
});
afterAll(() => log.mockRestore());

function fail(): never {
  throw broken;
}
const Broken = (): ReactNode => fail();

/** Something that a feature reads, and that throws during the test. */
interface FailingProperty {
  readonly target: object;
  readonly name: string;
}

function withFailing({ target, name }: FailingProperty, run: () => void): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, value: fail });
  try {
    run();
  } finally {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  }
}

const SETUP = { lang: 'en', defaultVersion: '', siteUrl: 'https://a.example', basePath: '' };
const LABELS = new Proxy({} as Record<'light' | 'dark' | 'auto', string>, { get: fail });
const FEED = { url: '/rss/a.xml', mime: 'application/rss+xml', language: 'en', title: 'A' };
const GROUPS = [{ name: 'Group', items: [{ text: 'Item', link: '/item', headers: [] }] }];
const throwing = <Props extends object>(props: Props, name: keyof Props): Props =>
  Object.defineProperty({ ...props }, name, { enumerable: true, get: fail });

/** Features with the property that fails in the test, and what is left of them. */
const FEATURES: readonly [name: string, feature: ReactNode, left: string, failing: FailingProperty | null][] = [
  [
    'a menu',
    <Menu key="menu" label="Tools" variant="tools" trigger={<Broken />}>
      Links
    </Menu>,
    '',
    null,
  ],
  [
    'a drawer',
    <Drawer key="drawer" id="menu" label="Menu">
      Links
    </Drawer>,
    'Links',
    { target: Element.prototype, name: 'hasAttribute' },
  ],
  [
    'the theme button',
    <ThemeButton key="theme" labels={LABELS} animated={false}>
      Icons
    </ThemeButton>,
    '',
    null,
  ],
  [
    'the search button',
    <SearchButton key="search" texts={en.search} setup={SETUP} />,
    'Search docs',
    { target: window, name: 'addEventListener' },
  ],
  [
    'tabs',
    <TabGroup key="tabs" name="Format" labels={['ESM', 'CJS']} panels={['first', 'second']} groupId="a" defaultIndex={0} isCode={false} />,
    'ESMfirstCJSsecond',
    { target: window, name: 'addEventListener' },
  ],
  ['the overview', <Overview key="overview" groups={GROUPS} texts={throwing(en.overview, 'placeholder')} />, 'GroupItem', null],
  ['the stars', <StarMotion key="stars">Stars</StarMotion>, 'Stars', { target: window, name: 'matchMedia' }],
  ['links to feeds', <FeedLinks key="feeds" feeds={[throwing(FEED, 'url')]} />, '', null],
];

test.each(FEATURES)('the page stays without %s', (_, feature, left, failing) => {
  const draw = () =>
    render(
      <TestShell slug="guide/start">
        <p>Page</p>
        <div data-testid="feature">{feature}</div>
      </TestShell>,
    );
  if (failing) withFailing(failing, draw);
  else draw();
  expect(screen.getByText('Page')).toBeTruthy();
  expect(screen.getByTestId('feature').textContent).toBe(left);
  expect(log).toHaveBeenCalledWith(broken);
});

test('the progress bar also has a boundary', () => {
  const time = jest.spyOn(globalThis, 'setTimeout').mockImplementation(fail);
  render(
    <>
      <p>Page</p>
      <ProgressBar busy />
    </>,
  );
  time.mockRestore();
  expect(screen.getByText('Page')).toBeTruthy();
  expect(log).toHaveBeenCalledWith(broken);
});

test('reports its error and shows the fallback', () => {
  const onError = jest.fn();
  render(
    <FeatureBoundary fallback="Instead" onError={onError}>
      <Broken />
    </FeatureBoundary>,
  );
  expect(document.body.textContent).toBe('Instead');
  expect(onError).toHaveBeenCalledTimes(1);
});
