import { ExplorerControls, nameInputs } from '@/components/mdx/explorer-controls';
import { Icon } from '@/components/ui/icon';
import { NEW_TAB } from '@/components/ui/new-tab';
import { UNHYDRATED } from '@/components/ui/unhydrated';
import type { HomeExplorer } from '@/lib/page-view/types';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds to `<OutputExplorer id="…" />`. */
export interface OutputExplorerProps {
  /** Has no `rest` if the page contains all builds. */
  readonly view: HomeExplorer;
}

/**
 * One source next to its output for each combination of options. Works without JavaScript: the styles show the parts whose attributes
 * `data-1` to `data-4` contain the chosen values. `lib/browser/behaviors/explorer.ts` adds the rest.
 */
export function OutputExplorer({ view, texts }: OutputExplorerProps & { readonly texts: UiTexts['explorer'] }) {
  const { id, html, sets, version, href, refused, axes, rest } = view;
  const address = rest ? {} : { 'data-axes': JSON.stringify(axes) };
  return (
    <figure className="explorer choices" aria-label={texts.label} data-rest={rest?.url} data-failed={rest && texts.failed} {...address}>
      <div className="explorer-bar">
        <ExplorerControls view={view} scripted={rest?.axes ?? []} texts={texts} />
      </div>
      <div className="explorer-panes">
        <div className="explorer-pane">
          <Slot name="source" label={texts.input} html={html.source} />
          <Slot name="extra" label={texts.input} html={html.extra} set={sets.extra} />
          {!rest && <Slot name="kept" label={texts.output} html="" />}
        </div>
        <div className="explorer-pane">
          <Slot name="code" label={texts.output} html={html.code} />
          <Slot name="types" label={texts.output} html={html.types} set={sets.types} />
        </div>
      </div>
      <div className="explorer-foot">
        {/*
         * The pipeline renders the HTML of the command and the sizes from syntax trees, which escape all text (lib/markdown/explorer-html.ts).
         * Screen readers announce the number and size of the files that a choice shows.
         */}
        <div className="code-block" data-lang="bash" dangerouslySetInnerHTML={{ __html: html.command }} />
        <ul data-slot="sizes" aria-live="polite" dangerouslySetInnerHTML={{ __html: html.sizes }} />
        {refused.map(({ axis, by, values }) => (
          <p key={axis} id={nameInputs(id, axes[axis - 1]?.name ?? '')} {...{ [`data-${by}`]: values.join(' ') }}>
            {texts.refused[axes[axis - 1]?.values[1] ?? '']}
          </p>
        ))}
        {!rest && <CompareButton texts={texts} />}
        <p className="explorer-facts">
          <Icon name="check" />
          {href ? (
            <a href={href} {...NEW_TAB}>
              {fillText(texts.verified, { version })}
            </a>
          ) : (
            fillText(texts.verified, { version })
          )}
        </p>
      </div>
    </figure>
  );
}

/**
 * The button that compares outputs, and its status. The texts are attributes, because only the script shows them. The script may have
 * changed button and status before React hydrates them, so React must not compare their content: the empty HTML of the status leaves it to
 * the script.
 */
function CompareButton({ texts }: { readonly texts: UiTexts['explorer'] }) {
  const { compare, stopComparing, compareHint, differences, same } = texts;
  return (
    <p className="explorer-compare no-script:hidden">
      <button type="button" data-compare={compare} data-stop={stopComparing} suppressHydrationWarning>
        {compare}
      </button>
      {/* The script may have written into it before the start. Hydration does not compare HTML, while it would remove unknown children. */}
      <output data-hint={compareHint} data-differences={differences} data-same={same} {...UNHYDRATED} />
    </p>
  );
}

interface SlotProps {
  readonly name: string;
  readonly label: string;
  readonly html: string;
  readonly set?: Readonly<Record<string, string>>;
}

/** A part that scrolls and must therefore be reachable by keyboard. Its HTML comes from the pipeline, like that of the command. */
function Slot({ name, label, html, set }: SlotProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div
      className="explorer-slot"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      data-slot={name}
      {...set}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
