import type { ComponentProps } from 'react';
import { ZoomImage } from '@/components/mdx/zoom-image.client';
import { withBasePath } from '@/lib/routes/paths';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface MdxImageProps extends ComponentProps<'img'> {
  readonly texts: UiTexts['image'];
}

/** Drawings whose colours are variables of the site. */
const DIAGRAMS = '/diagrams/';

/** An image of a page, with its size where the pipeline could measure it. */
export function MdxImage({ src, alt = '', width, height, texts }: MdxImageProps) {
  const address = typeof src === 'string' ? withBasePath(src, process.env.NEXT_PUBLIC_BASE_PATH ?? '') : undefined;
  if (typeof src === 'string' && src.startsWith(DIAGRAMS)) {
    // Used, not embedded as an image: only so do its colours follow the appearance that the reader chose.
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, which must be possible by keyboard.
      <span className="diagram" role="img" aria-label={alt} tabIndex={0}>
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
          <use href={`${address}#diagram`} />
        </svg>
      </span>
    );
  }
  return <ZoomImage image={{ src: address, alt, width, height }} zoomLabel={fillText(texts.zoom, { alt })} closeLabel={texts.close} />;
}
