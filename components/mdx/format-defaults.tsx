import type { ReactNode } from 'react';
import { ExampleFoot } from '@/components/mdx/example-foot';
import type { UiTexts } from '@/lib/site/texts/types';

/** What the Markdown pipeline puts in place of `<FormatDefaults />`. */
export interface FormatDefaultsProps {
  /** Version of the tool that recorded the values. */
  readonly version: string;
  /** Folder of the recording example in the repository. */
  readonly href?: string;
  /** The table. */
  readonly children?: ReactNode;
}

/** The defaults by format, as builds of the real tool recorded them. */
export function FormatDefaults({ children, texts, ...facts }: FormatDefaultsProps & { readonly texts: UiTexts['example'] }) {
  return (
    <figure className="*:[figcaption]:border-0 *:[figcaption]:px-0">
      {children}
      <ExampleFoot facts={facts} texts={texts} />
    </figure>
  );
}
