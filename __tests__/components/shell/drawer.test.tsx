import { act, fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from '@/components/shell/drawer.client';
import { pressButton, stubBrowser } from '../../support/browser-stubs';
import { hydratePage } from '../../support/hydrate-page';
import { TestShell } from './shell-fixture';

beforeEach(() => {
  stubBrowser();
});

interface PageProps {
  readonly slug?: string;
  /** Class and label of each button. */
  readonly buttons?: readonly (readonly [string, string])[];
  readonly closeButton?: boolean;
}

function Page({ slug = 'guide/start', buttons = [['x', 'Menu']], closeButton = false }: PageProps) {
  return (
    <TestShell slug={slug}>
      {buttons.map(([className, label]) => (
        <button key={label} type="button" popoverTarget="menu" aria-label={label} className={className}>
          =
        </button>
      ))}
      <Drawer id="menu" label="Menu">
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
}

function setUp(props: PageProps = {}) {
  const { rerender } = render(<Page {...props} />);
  const button = screen.getByRole('button', { name: 'Menu' });
  const panel = document.getElementById('menu') as HTMLElement;
  return {
    button,
    open: () => act(() => pressButton(button)),
    isOpen: () => panel.hasAttribute('data-open'),
    goTo: (slug: string) => rerender(<Page slug={slug} />),
  };
}

const focused = () => document.activeElement?.textContent;
const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey });

test('traps the focus together with its button and restores it', () => {
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
  // `fireEvent` returns false if the default was prevented.
  expect([tab(), tab(true)]).toEqual([true, true]);
});

test('with a close button, traps the focus inside', () => {
  const { open } = setUp({ closeButton: true });
  open();
  expect(focused()).toBe('Close');
  tab(true);
  expect(focused()).toBe('Out');
  tab();
  expect(focused()).toBe('Close');
});

test('closes on navigation', () => {
  const { open, isOpen, goTo } = setUp();
  open();
  act(() => goTo('config'));
  expect(isOpen()).toBe(false);
});

test('is a modal dialog with a name while it is open', () => {
  const { button, open } = setUp();
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  expect([dialog.id, dialog.getAttribute('aria-modal')]).toEqual(['menu', 'true']);
  act(() => pressButton(button));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus returns to the visible one of several buttons', () => {
  const buttons = [
    ['hidden', 'Menu'],
    ['x', 'Sidebar'],
  ] as const;
  render(<Page buttons={buttons} />);
  HTMLElement.prototype.checkVisibility = function checkVisibility() {
    return this.className !== 'hidden';
  };
  const button = screen.getByRole('button', { name: 'Sidebar' });
  act(() => pressButton(button));
  expect(focused()).toBe('One');
  act(() => pressButton(button));
  expect(document.activeElement).toBe(button);
});

describe('if the browser has opened it before hydration', () => {
  function hydrate(prepare: () => void = () => undefined) {
    hydratePage(<Page />, () => {
      pressButton(screen.getByRole('button', { name: 'Menu' }));
      prepare();
    });
    return screen.getByRole('button', { name: 'Menu' });
  }

  test('it is open, has the focus and traps it', () => {
    const button = hydrate();
    expect(focused()).toBe('One');
    screen.getByRole('link', { name: 'Out' }).focus();
    tab();
    expect(document.activeElement).toBe(button);
    act(() => pressButton(button));
    expect(document.activeElement).toBe(button);
  });

  test('the focus stays on the link that the reader has reached', () => {
    hydrate(() => screen.getByRole('link', { name: 'Two' }).focus());
    expect(focused()).toBe('Two');
  });
});
