import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface ExampleFootProps {
  /** Version of the tool, and URL of the folder of the example. */
  readonly facts: { readonly version: string; readonly href?: string };
  readonly texts: UiTexts['example'];
}

/** The footer of a table or explorer of recorded builds: tested version, link to the folder. */
export function ExampleFoot({ facts: { version, href }, texts }: ExampleFootProps) {
  return (
    <figcaption className="example-foot">
      <span>
        <Icon name="check" />
        {fillText(texts.verified, { version })}
      </span>
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">
          {texts.folder}
        </a>
      )}
    </figcaption>
  );
}
