import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FeatureGrid } from '@/components/home/feature-grid';
import { Hero } from '@/components/home/hero';
import { HeroActions } from '@/components/home/hero-actions';
import { StarField } from '@/components/home/star-field';
import { StartCommands } from '@/components/home/start-commands';
import { ToolFamily } from '@/components/home/tool-family';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { renderPage } from '../../support/render-page';

test('the star field has 35 stars at different positions and is hidden from assistive technology', () => {
  const page = renderPage(<StarField />);
  const places = [...page.querySelectorAll('circle')].map((star) => `${star.getAttribute('cx')} ${star.getAttribute('cy')}`);
  expect(places).toHaveLength(35);
  expect(new Set(places).size).toBe(35);
  expect(page.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the tool family has six links that open in a new tab, with lazy logo, name, description and URL', () => {
  render(<ToolFamily lang="en" texts={en.home} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
    ['rspack', 'rsbuild', 'rspress', 'rslib', 'rsdoctor', 'rstest'].map((name) => [`https://${name}.rs`, '_blank']),
  );
  const card = within(links[0] as HTMLElement);
  expect(links[0]?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(['Rspack', 'Bundler written in Rust, compatible with webpack', 'rspack.rs'].map((text) => card.getByText(text).tagName)).toEqual([
    'SPAN',
    'SPAN',
    'SPAN',
  ]);
});

test('the tool family is translated', () => {
  render(<ToolFamily lang="zh" texts={zh.home} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('一套工具，各司其职');
  expect(screen.getByText('面向 Web 应用的构建工具')).toBeTruthy();
});

test('features are links only if they have one; without features, there is no list', () => {
  const { container, rerender } = render(
    <FeatureGrid
      title="Why"
      features={[
        { title: 'A', details: 'a' },
        { title: 'B', details: 'b', link: '/guide/start/' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['B']);
  rerender(<FeatureGrid title="Why" features={[]} />);
  expect(container.innerHTML).toBe('');
});

test('the hero has one heading: the name and the promise, or only the name if there is no promise', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const hero = { name: 'Rslib', text: 'A build tool', tagline: 'One config', actions: [] };
  const { rerender } = render(<Hero hero={{ ...hero, promise: 'Ship every format' }} version="1.2.3" texts={en} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rslib1.2.3Ship every format');
  rerender(<Hero hero={hero} version="1.2.3" texts={en} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rslib');
  expect(screen.queryByRole('button')).toBeNull();
});

test('for screen readers, a link text that does not say where it leads is completed', () => {
  const actions = [
    { theme: 'brand', text: 'Get Started', link: '/guide/start/quick-start' },
    { theme: 'alt', text: 'Learn More', about: 'about Rslib', link: '/guide/start/' },
  ] as const;
  render(<HeroActions actions={actions} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Get Started', 'Learn More about Rslib']);
  expect(screen.getByText('about Rslib').className).toBe('sr-only');
});

test('the hero has the commands of each package manager, with copy buttons', () => {
  const { container } = render(<StartCommands commands={{ create: 'create rslib@latest', add: 'install -D @rslib/core' }} texts={en} />);
  const managers = within(screen.getByRole('group', { name: 'Package manager' })).getAllByRole('radio') as HTMLInputElement[];
  expect(managers.map((each) => [each.closest('label')?.textContent, each.value, each.checked])).toEqual([
    ['npm', '1', true],
    ['yarn', '2', false],
    ['pnpm', '3', false],
    ['bun', '4', false],
    ['deno', '5', false],
  ]);
  const commands = [...container.querySelectorAll('[data-1="1"], [data-1="5"]')].map((each) => each.textContent);
  expect(commands).toEqual([
    'npm create rslib@latest',
    'deno init --npm rslib@latest',
    'npm install -D @rslib/core',
    'deno add -D npm:@rslib/core',
  ]);
  expect(screen.getAllByRole('button', { name: 'Copy code' })).toHaveLength(2);
});

test.each([
  ['the stars move with the mouse', true, '-0.5 1'],
  ['without hover or with reduced motion, the stars do not move', false, ' '],
])('%s', (_, matches, expected) => {
  const matchMedia = jest.fn<(query: string) => { matches: boolean }>(() => ({ matches }));
  Object.assign(window, { matchMedia, innerWidth: 1000, innerHeight: 500, requestAnimationFrame: (run: () => void) => run() });
  const { container } = render(<StarField />);
  // jsdom has no pointer events with coordinates.
  fireEvent(window, new MouseEvent('pointermove', { clientX: 250, clientY: 500 }));
  const { style } = container.firstElementChild as HTMLElement;
  expect(`${style.getPropertyValue('--drift-x')} ${style.getPropertyValue('--drift-y')}`).toBe(expected);
  expect(matchMedia.mock.calls).toEqual([['(hover: hover) and (prefers-reduced-motion: no-preference)']]);
});

test('the stars stop when the reader turns on reduced motion', () => {
  const query = { matches: true };
  Object.assign(window, { matchMedia: () => query, innerWidth: 1000, innerHeight: 500, requestAnimationFrame: (run: () => void) => run() });
  const { container } = render(<StarField />);
  query.matches = false;
  fireEvent(window, new MouseEvent('pointermove', { clientX: 250, clientY: 500 }));
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--drift-x')).toBe('');
});
