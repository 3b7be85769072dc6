import { type Axis, buildExplorerId } from '@/lib/site/explorer-names';
import type { UiTexts } from '@/lib/site/texts/types';

interface ExplorerChoicesProps {
  readonly axes: readonly Axis[];
  /** The value of each axis but the last. */
  readonly values: readonly string[];
  readonly texts: UiTexts['explorer'];
}

/** A row of links for each axis, to the panels that differ from this one in that axis. */
export function ExplorerChoices({ axes, values: own, texts }: ExplorerChoicesProps) {
  return (
    <dl className="explorer-choices">
      {axes.map(({ name, values }, axis) => (
        <div key={name}>
          <dt>{texts.axes[name] ?? name}</dt>
          <dd>
            {values.map((value) => {
              const target = axes.map((each, index) => (index === axis ? value : (own[index] ?? each.values[0] ?? '')));
              return (
                <a
                  key={value}
                  href={`#${buildExplorerId(target)}`}
                  data-axis={name}
                  data-value={value}
                  aria-current={own[axis] === value ? 'true' : undefined}
                >
                  {texts.values[value] ?? value}
                </a>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
