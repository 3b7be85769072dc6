import type { ComponentProps } from 'react';
import { ZoomImage } from '@/components/mdx/zoom-image.client';
import { withBasePath } from '@/lib/routes/paths';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface MdxImageProps extends ComponentProps<'img'> {
  readonly texts: UiTexts['image'];
}

/** Folder of SVG files that use the color variables of the site. */
const DIAGRAMS = '/diagrams/';

/** An image of a page; `width` and `height` come from the Markdown pipeline. */
export function MdxImage({ src, alt = '', width, height, texts }: MdxImageProps) {
  const address = typeof src === 'string' ? withBasePath(src, process.env.NEXT_PUBLIC_BASE_PATH ?? '') : undefined;
  if (typeof src === 'string' && src.startsWith(DIAGRAMS)) {
    // `use` instead of `img`, so that the variables of the page apply to the diagram.
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on small screens and must be reachable by keyboard.
      <span className="diagram" role="img" aria-label={alt} tabIndex={0}>
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
          <use href={`${address}#diagram`} />
        </svg>
      </span>
    );
  }
  return <ZoomImage image={{ src: address, alt, width, height }} zoomLabel={fillText(texts.zoom, { alt })} closeLabel={texts.close} />;
}
