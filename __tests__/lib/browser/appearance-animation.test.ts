import { jest } from '@jest/globals';
import { APPEARANCE_MS, animateAppearance } from '@/lib/browser/appearance-animation';

const button = document.createElement('button');
button.getBoundingClientRect = () => new DOMRect(90, 10, 20, 20);
const animate = jest.fn();
const skipTransition = jest.fn();
let finish: () => void;
let finished: Promise<void>;

function setUp({ reduced = false, supported = true } = {}) {
  animate.mockClear();
  skipTransition.mockClear();
  finished = new Promise((resolve) => (finish = resolve));
  window.matchMedia = (() => ({ matches: reduced })) as unknown as typeof window.matchMedia;
  document.documentElement.animate = animate as never;
  const start = jest.fn((change: () => void) => {
    change();
    return { ready: Promise.resolve(), finished, skipTransition };
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

afterEach(() => finish());

test('reveals the theme as a circle from the button in 400 ms', async () => {
  setUp();
  const change = jest.fn();
  animateAppearance(change, button);
  await Promise.resolve();
  expect(change).toHaveBeenCalledTimes(1);
  expect(APPEARANCE_MS).toBe(400);
  const radius = Math.hypot(innerWidth - 100, innerHeight - 20);
  expect(animate).toHaveBeenCalledWith(
    { clipPath: ['circle(0 at 100px 20px)', `circle(${radius}px at 100px 20px)`] },
    { duration: 400, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
  );
});

test.each([
  ['motion is unwanted', { reduced: true }],
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
    return { ready: Promise.reject(new Error('skipped')), finished };
  }) as never;
  animateAppearance(jest.fn(), button);
  await new Promise((resolve) => setTimeout(resolve));
  expect(animate).not.toHaveBeenCalled();
});

describe('a click during the transition', () => {
  const clicks: string[] = [];
  const onClick = ({ target, ctrlKey }: MouseEvent) => clicks.push(`${(target as Element).localName} ${ctrlKey}`);
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, clientX: 100, clientY: 20 }));

  beforeEach(() => {
    document.body.append(button);
    document.elementFromPoint = (x, y) => (x === 100 && y === 20 ? button : null);
    clicks.length = 0;
    window.addEventListener('click', onClick);
  });
  afterEach(() => {
    window.removeEventListener('click', onClick);
  });

  test('on its pictures ends it and reaches the element below, once', () => {
    setUp();
    animateAppearance(jest.fn(), button);
    click(document.documentElement);
    expect([clicks.sort(), skipTransition.mock.calls.length]).toEqual([['button true', 'html true'], 1]);
    click(document.documentElement);
    expect([clicks.length, skipTransition.mock.calls.length]).toEqual([3, 1]);
  });

  test('on an element, or after the end, is left alone', async () => {
    setUp();
    animateAppearance(jest.fn(), button);
    click(button);
    finish();
    await finished;
    click(document.documentElement);
    expect([clicks, skipTransition.mock.calls.length]).toEqual([['button true', 'html true'], 0]);
  });

  test('on a place without an element only ends it', () => {
    setUp();
    document.elementFromPoint = () => null;
    animateAppearance(jest.fn(), button);
    click(document.documentElement);
    expect([clicks, skipTransition.mock.calls.length]).toEqual([['html true'], 1]);
  });
});
