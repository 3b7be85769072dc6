import { act, fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from '@/components/shell/drawer.client';
import { DrawerButton } from '@/components/shell/drawer-button.client';
import { pressButton, stubBrowser } from './browser-stubs';
import { TestShell } from './shell-fixture';

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});

function setUp({ closeButton = false } = {}) {
  const draw = (slug: string) => (
    <TestShell slug={slug}>
      <DrawerButton drawer="menu" label="Menu" className="x">
        =
      </DrawerButton>
      <Drawer id="menu" className="y" closeAt="(min-width: 768px)">
        {closeButton && (
          <button type="button" popoverTarget="menu" popoverTargetAction="hide">
            Close
          </button>
        )}
        <a href="/one">One</a>
        <a href="/two">Two</a>
        <a href="https://example.com/" target="_blank" rel="noreferrer">
          Out
        </a>
      </Drawer>
    </TestShell>
  );
  const { rerender } = render(draw('guide/start'));
  const button = screen.getByRole('button', { name: 'Menu' });
  const panel = document.getElementById('menu') as HTMLElement;
  return {
    button,
    open: () => act(() => pressButton(button)),
    isOpen: () => panel.hasAttribute('data-open'),
    goTo: (slug: string) => rerender(draw(slug)),
  };
}

const focused = () => document.activeElement?.textContent;
const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey });

test('its button says whether it is open', () => {
  const { button, open } = setUp();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('takes the focus in, keeps it with its button, gives it back', () => {
  const { button, open } = setUp();
  open();
  expect(focused()).toBe('One');
  screen.getByRole('link', { name: 'Out' }).focus();
  tab();
  expect(document.activeElement).toBe(button);
  tab(true);
  expect(focused()).toBe('Out');
  act(() => button.blur());
  tab();
  expect(document.activeElement).toBe(button);
  screen.getByRole('link', { name: 'Two' }).focus();
  act(() => pressButton(button));
  expect(document.activeElement).toBe(button);
});

test('with a button of its own to close it, the focus stays inside', () => {
  const { open } = setUp({ closeButton: true });
  open();
  expect(focused()).toBe('Close');
  tab(true);
  expect(focused()).toBe('Out');
  tab();
  expect(focused()).toBe('Close');
});

test('closes on a new page', () => {
  const { open, isOpen, goTo } = setUp();
  open();
  act(() => goTo('config'));
  expect(isOpen()).toBe(false);
});

test('closes on a link to the same page, not on one that opens a new tab', () => {
  const { open, isOpen } = setUp();
  open();
  // The document of the tests cannot leave its page.
  const stay = new AbortController();
  document.addEventListener('click', (event) => event.preventDefault(), { signal: stay.signal });
  fireEvent.click(screen.getByRole('link', { name: 'Out' }));
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(isOpen()).toBe(false);
  stay.abort();
});

test('closes when the window reaches the width at which its content has its own place', () => {
  const { open, isOpen } = setUp();
  open();
  act(() => browser.findMedia('(min-width: 768px)').set(false));
  expect(isOpen()).toBe(true);
  act(() => browser.findMedia('(min-width: 768px)').set(true));
  expect(isOpen()).toBe(false);
});
