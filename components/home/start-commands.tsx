import { Icon } from '@/components/ui/icon';
import { formatCommands, PACKAGE_MANAGERS } from '@/lib/site/package-manager-commands';
import type { UiTexts } from '@/lib/site/texts/types';
import type { Hero } from '@/lib/source/frontmatter';

interface StartCommandsProps {
  readonly commands: NonNullable<Hero['commands']>;
  readonly texts: Pick<UiTexts, 'home' | 'code' | 'tabs'>;
}

/**
 * The commands that create a project and add the tool to a package, for the chosen package manager. The styles show the command of the
 * choice, as in an explorer. All package manager tabs share the choice.
 */
export function StartCommands({ commands: { create, add }, texts }: StartCommandsProps) {
  return (
    <div className="choices start-commands" data-tabs="package-manager">
      <fieldset data-axis="1">
        <legend className="sr-only">{texts.tabs.packageManager}</legend>
        {PACKAGE_MANAGERS.map((manager, index) => (
          <label key={manager}>
            <input type="radio" name="package-manager" value={index + 1} defaultChecked={index === 0} />
            <span>{manager}</span>
          </label>
        ))}
      </fieldset>
      <Command command={create} texts={texts.code} />
      <p>{texts.home.existing}</p>
      <Command command={add} texts={texts.code} />
    </div>
  );
}

/** A command for each package manager. The HTML contains the button that the late script adds to other code blocks. */
function Command({ command, texts }: { readonly command: string; readonly texts: UiTexts['code'] }) {
  const forms = formatCommands(command);
  return (
    <div className="code-block" data-lang="bash">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
      >
        <code>
          {PACKAGE_MANAGERS.map((manager, index) => (
            <span key={manager} data-1={index + 1}>
              {forms[manager]}
            </span>
          ))}
        </code>
      </pre>
      <div className="code-tools">
        <button type="button" className="code-tool" aria-label={texts.copy} data-tooltip="" data-placement="top">
          <Icon name="copy" />
          <Icon name="check" />
        </button>
      </div>
    </div>
  );
}
