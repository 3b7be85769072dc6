import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Menu } from '@/components/ui/menu.client';
import { firePointer, pressButton, stubBrowser } from '../../support/browser-stubs';
import { hydratePage } from '../../support/hydrate-page';
import { TestShell } from './shell-fixture';

beforeEach(() => {
  stubBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function setUp() {
  const draw = (slug: string) => (
    <TestShell slug={slug}>
      <Menu label="Tools" variant="tools" trigger="grid">
        <a href="/a">First</a>
      </Menu>
      <button type="button">Elsewhere</button>
    </TestShell>
  );
  const { rerender } = render(draw('guide/start'));
  const button = screen.getByRole('button', { name: 'Tools' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  const isOpen = () => panel.hasAttribute('data-open');
  const hover = (type: 'over' | 'out', pointer?: string) => act(() => firePointer(button, `pointer${type}`, pointer));
  return { button, panel, isOpen, hover, goTo: (slug: string) => rerender(draw(slug)) };
}

test('opens on hover and closes 150 ms after the pointer has left', () => {
  const { isOpen, hover } = setUp();
  expect(isOpen()).toBe(false);
  hover('over');
  expect(isOpen()).toBe(true);
  hover('out');
  act(() => jest.advanceTimersByTime(149));
  expect(isOpen()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
});

test('stays open if the pointer returns in time', () => {
  const { isOpen, hover } = setUp();
  hover('over');
  hover('out');
  act(() => jest.advanceTimersByTime(100));
  hover('over');
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen()).toBe(true);
});

test('a click after hover does not close it, a second one does; keyboard and touch toggle it', () => {
  const { button, isOpen, hover } = setUp();
  hover('over');
  act(() => pressButton(button));
  expect(isOpen()).toBe(true);
  act(() => pressButton(button));
  expect(isOpen()).toBe(false);
  act(() => pressButton(button));
  expect(isOpen()).toBe(true);
  hover('out');
  act(() => jest.advanceTimersByTime(150));
  act(() => pressButton(button, 0));
  expect(isOpen()).toBe(true);
  act(() => pressButton(button, 0));
  expect(isOpen()).toBe(false);
  hover('over', 'touch');
  expect(isOpen()).toBe(false);
  // A finger leaves the button before the click.
  hover('out', 'touch');
  act(() => pressButton(button));
  act(() => jest.advanceTimersByTime(1000));
  expect(isOpen()).toBe(true);
});

test('a click opens it again if it was closed below the pointer, as by Escape', () => {
  const { button, panel, isOpen, hover } = setUp();
  hover('over');
  act(() => panel.togglePopover(false));
  expect(isOpen()).toBe(false);
  act(() => pressButton(button));
  expect(isOpen()).toBe(true);
  act(() => pressButton(button));
  expect(isOpen()).toBe(false);
});

test('closes when the focus leaves it, but not when the focus moves inside', () => {
  const { button, panel, isOpen } = setUp();
  act(() => pressButton(button, 0));
  fireEvent.blur(button, { relatedTarget: panel.querySelector('a') });
  expect(isOpen()).toBe(true);
  // To another window, or to a text in the panel.
  fireEvent.blur(button, { relatedTarget: null });
  expect(isOpen()).toBe(true);
  fireEvent.blur(button, { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) });
  expect(isOpen()).toBe(false);
});

test('closes on navigation', () => {
  const { button, isOpen, goTo } = setUp();
  act(() => pressButton(button, 0));
  act(() => goTo('config'));
  expect(isOpen()).toBe(false);
});

test('is open if the browser has opened it before hydration, and closes as usual', () => {
  const page = (
    <TestShell slug="guide/start">
      <Menu label="Tools" variant="tools" trigger="grid">
        <a href="/a">First</a>
      </Menu>
    </TestShell>
  );
  const container = hydratePage(page, () => pressButton(screen.getByRole('button')));
  const panel = container.querySelector('[popover]') as HTMLElement;
  const button = screen.getByRole('button', { name: 'Tools' });
  expect(panel.hasAttribute('data-open')).toBe(true);
  act(() => pressButton(button));
  expect(panel.hasAttribute('data-open')).toBe(false);
});
