import type { ExplorerView } from '@/lib/markdown/explorer-view';
import { getOwn } from '@/lib/site/collections';
import type { UiTexts } from '@/lib/site/texts/types';

/** Name of the inputs of an axis, and id of the note that says why another choice disables them. */
export function nameInputs(explorer: string, axis: string): string {
  return `${explorer}-${axis}`;
}

interface ExplorerControlsProps {
  readonly view: Pick<ExplorerView, 'id' | 'axes' | 'refused'>;
  /** Axes that do nothing without JavaScript, counted from 1. */
  readonly scripted: readonly number[];
  readonly texts: UiTexts['explorer'];
}

/**
 * The choices of an explorer: radio buttons, then a switch for each axis with two values. The styles show what belongs to the choice.
 */
export function ExplorerControls({ view: { id, axes, refused }, scripted, texts }: ExplorerControlsProps) {
  const numbered = axes.map((axis, index) => ({ ...axis, axis: index + 1, isSwitch: axis.values.length === 2 }));
  const sorted = numbered.toSorted((one, other) => Number(one.isSwitch) - Number(other.isSwitch));
  return sorted.map(({ name, values, axis, isSwitch }) => {
    const shown = values.flatMap((value, at) => (isSwitch && at === 0 ? [] : [{ value, number: at + 1 }]));
    // A switch has its own name.
    const Group = isSwitch ? 'div' : 'fieldset';
    return (
      <Group
        key={name}
        className={`explorer-axis ${isSwitch ? 'explorer-switch' : ''} ${scripted.includes(axis) ? 'no-script:hidden' : ''}`}
        data-axis={axis}
      >
        {!isSwitch && <legend className="sr-only">{getOwn(texts.axes, name) ?? name}</legend>}
        {shown.map(({ value, number }) => (
          <label key={value}>
            <input
              type={isSwitch ? 'checkbox' : 'radio'}
              name={nameInputs(id, name)}
              value={number}
              defaultChecked={number === 1}
              aria-describedby={refused.some((rule) => rule.axis === axis) ? nameInputs(id, name) : undefined}
              data-blocks={refused.find((rule) => rule.by === axis && rule.values.includes(number))?.axis}
            />
            <span>{getOwn(texts.values, value) ?? value}</span>
          </label>
        ))}
      </Group>
    );
  });
}
