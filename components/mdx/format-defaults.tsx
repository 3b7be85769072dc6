import type { ReactNode } from 'react';
import { ExampleFoot } from '@/components/mdx/example-foot';
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

/** Defaults by format, as recorded by real builds. */
export function FormatDefaults({ children, texts, ...facts }: FormatDefaultsProps & { readonly texts: UiTexts['example'] }) {
  return (
    <figure className="*:[figcaption]:border-0 *:[figcaption]:px-0">
      {children}
      <ExampleFoot facts={facts} texts={texts} />
    </figure>
  );
}
