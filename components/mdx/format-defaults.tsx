import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { NEW_TAB } from '@/components/ui/new-tab';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Props that the Markdown pipeline adds to `<FormatDefaults />`. */
export interface FormatDefaultsProps {
  /** Version of the tool whose builds recorded the values. */
  readonly version: string;
  /** URL of the folder of the example that recorded the values. */
  readonly href?: string;
  /** The table. */
  readonly children?: ReactNode;
}

/** The defaults by format, recorded from real builds. */
export function FormatDefaults({ children, version, href, texts }: FormatDefaultsProps & { readonly texts: UiTexts['example'] }) {
  return (
    <figure>
      {children}
      <figcaption className="example-foot">
        <span>
          <Icon name="check" />
          {fillText(texts.verified, { version })}
        </span>
        {href && (
          <a href={href} {...NEW_TAB}>
            {texts.folder}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
