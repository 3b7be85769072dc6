import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageLinks } from '@/components/shell/language-links.client';
import { LanguageMenu } from '@/components/shell/language-menu';
import { VersionLinks } from '@/components/shell/version-links.client';
import { VersionMenu } from '@/components/shell/version-menu';
import { keepPositionInLanguageLinks } from '@/lib/browser/behaviors/language-links';
import config from '@/lib/site/config';
import { stubBrowser } from '../../support/browser-stubs';
import { trackListeners } from '../../support/track-listeners';
import { PAGE_MANIFEST, TestShell, VERSIONED } from './shell-fixture';

beforeEach(() => {
  stubBrowser();
  history.replaceState(null, '', '/guide/start/?q=1#usage');
});

describe('language links', () => {
  const draw = (slug: string, pageManifest = PAGE_MANIFEST) =>
    render(
      <TestShell slug={slug} pageManifest={pageManifest}>
        <LanguageLinks locales={config.locales} />
      </TestShell>,
    );
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test.each([
    ['guide/start', ['/guide/start/', '/zh/guide/start/']],
    ['guide/start/quick-start', ['/guide/start/quick-start', '/zh/guide/start/quick-start']],
    ['', ['/', '/zh/']],
    ['404', ['/', '/zh/']],
  ])('on %s lead to %j', (slug, expected) => {
    draw(slug);
    expect(hrefs()).toEqual(expected);
  });

  test('keep the version', () => {
    draw('v1/guide/start', VERSIONED);
    expect(hrefs()).toEqual(['/v1/guide/start/', '/v1/zh/guide/start/']);
  });

  test('name their language, and the current one', () => {
    draw('guide/start');
    const chinese = screen.getByRole('link', { name: '简体中文' });
    expect([chinese.getAttribute('hreflang'), chinese.getAttribute('lang'), chinese.getAttribute('aria-current')]).toEqual([
      'zh-CN',
      'zh-CN',
      null,
    ]);
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  });

  test.each(['click', 'auxclick'])('keep query and hash on %s', (type) => {
    const stop = trackListeners();
    keepPositionInLanguageLinks();
    draw('guide/start');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '简体中文' });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, new MouseEvent(type, { bubbles: true, cancelable: true }));
    expect(link.href).toBe('http://localhost/zh/guide/start/?q=1#usage');
    stop();
  });

  test('one language needs no menu', () => {
    render(<LanguageMenu locales={config.locales.slice(0, 1)} label="Language" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('version links', () => {
  const draw = (slug: string) =>
    render(
      <TestShell slug={slug} pageManifest={VERSIONED}>
        <VersionMenu versions={VERSIONED.versions} label="Version" />
        <VersionLinks />
      </TestShell>,
    );
  const hrefs = () => ['v2', 'v1'].map((name) => screen.getAllByRole('link', { name, hidden: true })[0]?.getAttribute('href'));

  test.each([
    ['guide/start', ['/guide/start/', '/v1/guide/start/']],
    ['guide/new', ['/guide/new', '/v1/']],
    ['v1/guide/start', ['/guide/start/', '/v1/guide/start/']],
  ])('on %s lead to %j', (slug, expected) => {
    draw(slug);
    expect(hrefs()).toEqual(expected);
  });

  test('the button shows the version that is being read', () => {
    draw('v1/guide/start');
    expect(screen.getByRole('button', { name: 'Version v1' })).toBeTruthy();
    const links = screen.getAllByRole('link', { hidden: true }).slice(0, 2);
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['v2', null],
      ['v1', 'true'],
    ]);
  });

  test('without versions there is no menu', () => {
    render(<VersionMenu versions={[]} label="Version" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
