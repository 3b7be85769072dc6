import { type Axis, buildExplorerId } from '@/lib/site/explorer-names';
import type { UiTexts } from '@/lib/site/texts/types';

interface ExplorerChoicesProps {
  readonly axes: readonly Axis[];
  /** The value of each axis except the last. */
  readonly values: readonly string[];
  readonly texts: UiTexts['explorer'];
}

/** For each axis, links to the combinations that differ from this panel only in that axis. */
export function ExplorerChoices({ axes, values: own, texts }: ExplorerChoicesProps) {
  return (
    <dl className="m-0 grid gap-1.5 border-t border-line px-(--code-inset) py-3 text-ui *:flex *:flex-wrap *:items-center *:gap-x-3 *:gap-y-1">
      {axes.map(({ name, values }, axis) => (
        <div key={name}>
          <dt className="m-0 min-w-22 text-text-muted">{texts.axes[name] ?? name}</dt>
          <dd className="m-0 flex flex-wrap gap-1 p-0">
            {values.map((value) => {
              const target = axes.map((each, index) => (index === axis ? value : (own[index] ?? each.values[0] ?? '')));
              return (
                <a
                  className="explorer-choice"
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
