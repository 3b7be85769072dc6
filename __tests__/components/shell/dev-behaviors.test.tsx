import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, waitFor } from '@testing-library/react';
import { useDevBehaviors } from '@/components/shell/use-dev-behaviors';
import { TYPED_FIELDS } from '@/lib/browser/search-keys';
import { holdInput } from '@/lib/browser/start/held-input';
import { stubBrowser } from '../../support/browser-stubs';
import { trackListeners } from '../../support/track-listeners';

function Shell() {
  useDevBehaviors();
  return null;
}

/** Presses a key and returns whether its default action was prevented. */
function press(init: KeyboardEventInit): boolean {
  const event = createEvent.keyDown(document.body, init);
  fireEvent(document.body, event);
  return event.defaultPrevented;
}

test('in development, the input that the head script holds is released', async () => {
  stubBrowser();
  const stop = trackListeners();
  const changed = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  try {
    holdInput(TYPED_FIELDS);
    expect(press({ key: 'k', ctrlKey: true })).toBe(true);
    const keys: string[] = [];
    document.addEventListener('keydown', ({ key }) => keys.push(key));
    render(<Shell />);
    await waitFor(() => expect(window.heldInput).toBeUndefined());
    expect(keys).toEqual(['k']);
    expect(press({ key: '/' })).toBe(false);
  } finally {
    changed.restore();
    stop();
  }
});
