import { jest } from '@jest/globals';
import { APPEARANCE_MS, animateAppearance } from '@/lib/browser/behaviors/step-theme';

const button = document.createElement('button');
button.getBoundingClientRect = () => new DOMRect(90, 10, 20, 20);
const animate = jest.fn();
const skipTransition = jest.fn();
const release = jest.fn();
const root = document.documentElement;

const press = (element: Element) =>
  element.dispatchEvent(Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerId: 7 }));

function setUp({ wish = '', supported = true } = {}) {
  animate.mockClear();
  skipTransition.mockClear();
  window.matchMedia = ((query: string) => ({ matches: query === wish })) as typeof window.matchMedia;
  root.animate = animate as never;
  root.releasePointerCapture = release;
  const start = jest.fn((change: () => void) => {
    change();
    return { ready: Promise.resolve(), skipTransition };
  });
  document.startViewTransition = supported ? (start as never) : (undefined as never);
  return start;
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
  } as never;
});

// A transition waits for one press.
afterEach(() => press(root));

test('reveals the theme as a circle from the button in 400 ms', async () => {
  // Only reduced motion disables the animation.
  setUp({ wish: '(prefers-color-scheme: dark)' });
  const change = jest.fn();
  animateAppearance(change, button);
  await Promise.resolve();
  expect(change).toHaveBeenCalledTimes(1);
  expect(APPEARANCE_MS).toBe(400);
  expect(animate).toHaveBeenCalledWith(
    { clipPath: ['circle(0 at 100px 20px)', 'circle(142vmax at 100px 20px)'] },
    { duration: 400, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
  );
});

test.each([
  ['motion is unwanted', { wish: '(prefers-reduced-motion: reduce)' }],
  ['it is not supported', { supported: false }],
])('changes without animation if %s', (_, options) => {
  const start = setUp(options);
  const change = jest.fn();
  animateAppearance(change, button);
  expect(change).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
});

test('an interrupted transition is not an error', async () => {
  setUp();
  document.startViewTransition = ((change: () => void) => {
    change();
    return { ready: Promise.reject(new Error('skipped')), skipTransition };
  }) as never;
  animateAppearance(jest.fn(), button);
  await new Promise((resolve) => setTimeout(resolve));
  expect(animate).not.toHaveBeenCalled();
});

describe('a press during the transition', () => {
  const clicks: string[] = [];
  const onClick = ({ target, ctrlKey }: MouseEvent) => clicks.push(`${(target as Element).localName} ${ctrlKey}`);
  const click = (element: Element) => {
    press(element);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, clientX: 100, clientY: 20 }));
  };
  const read = () => [clicks.sort(), skipTransition.mock.calls.length];

  beforeEach(() => {
    document.body.append(button);
    document.elementFromPoint = (x, y) => (x === 100 && y === 20 ? button : null);
    clicks.length = 0;
    window.addEventListener('click', onClick);
    release.mockClear();
    setUp();
    animateAppearance(jest.fn(), button);
  });
  afterEach(() => {
    window.removeEventListener('click', onClick);
    root.onclick = null;
  });

  test('on its pictures ends it and reaches what is there, once', () => {
    click(root);
    expect(read()).toEqual([['button true', 'html true'], 1]);
    click(root);
    expect(read()).toEqual([['button true', 'html true', 'html true'], 1]);
  });

  test('ends it before the pointer is released, and releases the pointer of a touch on what is there', () => {
    press(root);
    expect(read()).toEqual([[], 1]);
    expect(release.mock.calls).toEqual([[7]]);
  });

  test('on an element is left alone', () => {
    click(button);
    expect(clicks).toEqual(['button true']);
  });

  test('on a place without an element only ends it', () => {
    document.elementFromPoint = () => null;
    click(root);
    expect(read()).toEqual([['html true'], 1]);
  });

  test('may be the one that changes the theme again', () => {
    const change = jest.fn();
    button.onclick = () => animateAppearance(change, button);
    click(root);
    click(root);
    expect(change).toHaveBeenCalledTimes(2);
    button.onclick = null;
  });
});
