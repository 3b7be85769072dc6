import { markExpandedButtons } from '@/lib/browser/behaviors/expanded-buttons';
import { announcePage } from '@/lib/browser/page-change';
import { OPEN_ATTRIBUTE } from '@/lib/browser/popovers';
import { trackListeners } from '../../../support/track-listeners';

let stop: () => void;
const readStates = () => [...document.querySelectorAll('button')].map((button) => `${button.id} ${button.getAttribute('aria-expanded')}`);

/** Opens or closes a popover as the polyfill does, because jsdom has none. */
function toggle(id: string): void {
  const popover = document.getElementById(id);
  popover?.toggleAttribute(OPEN_ATTRIBUTE);
  popover?.dispatchEvent(new Event('toggle'));
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="first" popovertarget="a"></button><button id="other" popovertarget="b"></button><button id="plain"></button>
    <div id="a" popover><button id="hide" popovertarget="a" popovertargetaction="hide"></button></div><div id="b" popover></div>`;
  stop = trackListeners();
});
afterEach(() => stop());

test('buttons say whether their popover is open, even if it was opened before', () => {
  toggle('a');
  markExpandedButtons();
  expect(readStates()).toEqual(['first true', 'other false', 'plain null', 'hide null']);
  toggle('a');
  toggle('b');
  expect(readStates()).toEqual(['first false', 'other true', 'plain null', 'hide null']);
});

test('so do the buttons of the next page', () => {
  markExpandedButtons();
  document.body.insertAdjacentHTML('beforeend', '<button id="new" popovertarget="a"></button>');
  announcePage();
  expect(readStates()).toContain('new false');
  toggle('a');
  expect(readStates()).toEqual(expect.arrayContaining(['first true', 'new true']));
});
