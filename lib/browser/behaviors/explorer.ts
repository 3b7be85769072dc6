import { onClick } from '@/lib/browser/behaviors/clicks';
import { toggleComparison, updateComparison } from '@/lib/browser/behaviors/explorer-comparison';
import { flashChanges, readShownLines } from '@/lib/browser/behaviors/explorer-lines';
import { onEveryPage } from '@/lib/browser/page-change';
import { isPositionRestored } from '@/lib/browser/scroll';
import { chooseTab, readTabChoice, watchTabChoice } from '@/lib/browser/tab-choice';
import { type Axis, buildExplorerId, findCombination } from '@/lib/site/explorer-names';
import { decodeUrlText } from '@/lib/site/urls';

/**
 * Adds to output explorers what styles cannot do: loads the builds that are not in the page, disables what a choice rules out, follows the
 * URL, marks the lines that a choice changes, and compares two outputs.
 */
export function initExplorers(): void {
  let shown = '';
  onEveryPage(() => {
    const last = shown;
    shown = location.pathname;
    for (const choices of document.querySelectorAll<HTMLElement>('.choices')) {
      // A choice that the reader made before this script ran takes precedence.
      if (!isChangeHeld(choices)) {
        chooseTabs(choices);
        // The framework also announces the page that it takes over, where the reader may have scrolled. A reload restores the position.
        if (chooseAddress(choices) && shown !== last && (last || !isPositionRestored())) choices.scrollIntoView({ block: 'nearest' });
      }
      showChoice(choices);
      // Loaded before the next choice, so that it changes the output at once.
      loadRest(choices);
    }
  });
  window.addEventListener('hashchange', () => {
    for (const explorer of document.querySelectorAll<HTMLElement>('.explorer')) {
      if (!chooseAddress(explorer)) continue;
      showChoice(explorer);
      updateComparison(explorer);
      explorer.scrollIntoView({ block: 'nearest' });
    }
  });
  watchTabChoice(() => {
    for (const choices of document.querySelectorAll<HTMLElement>('.choices[data-tabs]')) {
      chooseTabs(choices);
      showChoice(choices);
    }
  });
  document.addEventListener('change', ({ target }) => {
    const choices = target instanceof HTMLInputElement ? target.closest<HTMLElement>('.choices') : null;
    if (!choices) return;
    const before = readShownLines(choices);
    showChoice(choices);
    const { tabs } = choices.dataset;
    if (tabs) chooseTab(tabs, Number(readChoice(choices).get('1')) - 1);
    if (!updateComparison(choices)) flashChanges(choices, before);
    if (choices.dataset.axes) history.replaceState(history.state, '', `#${buildExplorerId(readValues(choices))}`);
    // Tries again if the first attempt failed.
    loadRest(choices);
  });
  onClick('.choices [aria-disabled=true]', (_, event) => event.preventDefault());
  onClick('[data-compare]', (button) => {
    const explorer = button.closest<HTMLElement>('.explorer');
    if (explorer) toggleComparison(explorer, button);
  });
}

/** Returns whether the reader has changed a control in `element` whose event is still held. */
export function isChangeHeld(element: Element): boolean {
  return window.heldInput?.some(({ type, target }) => type === 'change' && element.contains(target as Node)) ?? false;
}

function listInputs(choices: HTMLElement, axis: string): HTMLInputElement[] {
  return [...choices.querySelectorAll<HTMLInputElement>(`[data-axis="${axis}"] input`)];
}

/** Reads the number of the chosen value of each axis. */
function readChoice(choices: HTMLElement): Map<string, string> {
  const axes = [...choices.querySelectorAll<HTMLElement>('[data-axis]')].map(({ dataset }) => dataset.axis ?? '');
  return new Map(axes.map((axis) => [axis, listInputs(choices, axis).find(({ checked }) => checked)?.value ?? '1']));
}

function readAxes(choices: HTMLElement): readonly Axis[] {
  return JSON.parse(choices.dataset.axes ?? '[]');
}

function readValues(choices: HTMLElement): string[] {
  const choice = readChoice(choices);
  return readAxes(choices).map(({ values }, axis) => values[Number(choice.get(String(axis + 1))) - 1] ?? '');
}

/** Applies the choices that readers made in tabs with the same meaning. */
function chooseTabs(choices: HTMLElement): void {
  const { tabs } = choices.dataset;
  const inputs = listInputs(choices, '1');
  const chosen = tabs ? inputs[readTabChoice(tabs, inputs.length) ?? 0] : undefined;
  if (chosen) chosen.checked = true;
}

/** Chooses the combination in the URL. Returns false if there is none. */
function chooseAddress(choices: HTMLElement): boolean {
  const axes = readAxes(choices);
  const values = axes.length > 0 ? findCombination(axes, decodeUrlText(location.hash)) : undefined;
  if (!values) return false;
  for (const [axis, { values: all }] of axes.entries()) {
    const number = String(all.indexOf(values[axis] ?? '') + 1);
    for (const input of listInputs(choices, String(axis + 1))) input.checked = input.value === number;
  }
  return true;
}

/** Hides parts as the styles do, but with the attribute `hidden`, which scripts can read, and disables what the choice rules out. */
function showChoice(choices: HTMLElement): void {
  const choice = readChoice(choices);
  for (const axis of choice.keys()) {
    const isBlocked = choices.querySelector(`[data-blocks="${axis}"]:checked`) !== null;
    // Not `disabled`, so that readers with a screen reader find the control and hear its description, which says why.
    for (const input of listInputs(choices, axis)) input.setAttribute('aria-disabled', String(isBlocked));
    for (const part of choices.querySelectorAll<HTMLElement>(`[data-${axis}]`)) {
      part.hidden = [...choice].some(([name, chosen]) => part.getAttribute(`data-${name}`)?.split(' ').includes(chosen) === false);
    }
  }
}

/** Loads the HTML of the builds that are not in the page. */
async function loadRest(choices: HTMLElement): Promise<void> {
  const { rest, failed = '' } = choices.dataset;
  if (!rest) return;
  delete choices.dataset.rest;
  try {
    const parts: unknown = await (await fetch(rest)).json();
    for (const [slot, html] of Object.entries(parts ?? {})) {
      choices.querySelector(`[data-slot="${slot}"]`)?.insertAdjacentHTML('beforeend', String(html));
    }
    for (const wait of choices.querySelectorAll('[data-wait]')) wait.remove();
    showChoice(choices);
  } catch (error) {
    console.error(error);
    for (const wait of choices.querySelectorAll('[data-wait]')) wait.textContent = failed;
    choices.dataset.rest = rest;
  }
}
