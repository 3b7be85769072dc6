import { render, screen, within } from '@testing-library/react';
import { SocialLinks } from '@/components/shell/social-links';
import type { SocialLink } from '@/lib/site/types';
import { stubBrowser } from '../../support/browser-stubs';

beforeEach(() => {
  stubBrowser();
});

const draw = (...links: SocialLink[]) => render(<SocialLinks links={links} moreLabel="More links" />);
const panelOf = (name: string) => {
  const id = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
  return document.getElementById(id) as HTMLElement;
};

test('a link is an icon with the name of the service', () => {
  draw(
    { icon: 'github', mode: 'link', content: 'https://github.com/a/b' },
    { icon: { svg: '/own.svg' }, mode: 'link', content: 'https://chat.example.com/room' },
  );
  expect(screen.getByRole('link', { name: 'GitHub' }).getAttribute('href')).toBe('https://github.com/a/b');
  expect(screen.getByRole('link', { name: 'chat.example.com' }).querySelector('img')?.getAttribute('src')).toBe('/own.svg');
});

test.each<[SocialLink['mode'], string, string]>([
  ['link', 'https://chat.example.com:8443/room?a=/b#c', 'chat.example.com:8443'],
  ['link', 'https://user@chat.example.com/', 'chat.example.com'],
  ['link', 'mailto:team@example.com?subject=Docs', 'team@example.com'],
  ['link', 'tel:+49123', '+49123'],
  ['img', '/images/微信.png', '微信'],
  ['img', 'https://a.example/code.svg?size=9.5/x', 'code'],
  ['text', 'Follow us', 'Follow us'],
  ['dom', 'First\nSecond', 'First'],
])('a %s with the content %j and an icon of its own has the name %s', (mode, content, name) => {
  draw({ icon: { svg: '/own.svg' }, mode, content });
  expect(screen.getByRole(mode === 'link' ? 'link' : 'button').getAttribute('aria-label')).toBe(name);
});

test('text, images and paragraphs are shown in a menu', () => {
  draw(
    { icon: 'x', mode: 'text', content: 'Follow us' },
    { icon: 'discord', mode: 'img', content: '/code.png' },
    { icon: { svg: '/own.svg' }, mode: 'dom', content: 'First\nSecond\n\nFirst' },
  );
  expect(panelOf('X').textContent).toBe('Follow us');
  expect(panelOf('Discord').querySelector('img')?.getAttribute('src')).toBe('/code.png');
  expect([...panelOf('First').querySelectorAll('p')].map((each) => each.textContent)).toEqual(['First', 'Second', 'First']);
});

test('links after the fifth are in a menu', () => {
  const link = (n: number): SocialLink => ({ icon: { svg: '/own.svg' }, mode: 'link', content: `https://${n}.example.com` });
  const { unmount } = draw(link(1), link(2), link(3), link(4), link(5));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  draw(link(1), link(2), link(3), link(4), link(5), link(6), link(7));
  expect(
    within(panelOf('More links'))
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual(['https://6.example.com', 'https://7.example.com']);
});

test('renders nothing without links', () => {
  draw();
  expect(screen.queryByRole('list')).toBeNull();
});
