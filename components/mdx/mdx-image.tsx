import type { ComponentProps, ReactNode } from 'react';
import { resolveFiles } from '@/components/mdx/media';
import { addBasePath, getImageUrl } from '@/components/ui/site-urls';
import type { UiTexts } from '@/lib/site/texts/types';

interface MdxImageProps extends ComponentProps<'img'> {
  readonly texts: UiTexts['image'];
  /** Number of the picture on its page; absent inside links, because a click follows the link. */
  readonly 'data-picture'?: string;
}

/** Folder of SVG files that use the color variables of the site. */
const DIAGRAMS = '/diagrams/';

/** An image of a page; `width` and `height` come from the Markdown pipeline. */
export function MdxImage({ src, alt = '', title, width, height, texts, 'data-picture': number, ...rest }: MdxImageProps) {
  const path = typeof src === 'string' ? src : '';
  const isDiagram = path.startsWith(DIAGRAMS);
  // Uses `use` instead of `img`, so that the color variables of the page apply to the diagram.
  const draw = (name: string, description?: string, more?: ComponentProps<'img'>) =>
    isDiagram ? (
      <svg
        role={name ? 'img' : undefined}
        aria-label={name || undefined}
        aria-hidden={!name || undefined}
        viewBox={`0 0 ${width} ${height}`}
      >
        {description && <title>{description}</title>}
        {/* Chromium would expose its words, in the order in which they are drawn, as the content of the picture. */}
        <use href={`${addBasePath(path)}#diagram`} aria-hidden />
      </svg>
    ) : (
      <img
        src={getImageUrl(path)}
        alt={name}
        title={description}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        {...(more && resolveFiles(more))}
      />
    );
  const picture = number ? (
    <ZoomPicture id={`zoom-${number}`} name={alt} title={title} texts={texts} large={draw('')}>
      {draw(alt, title, rest)}
    </ZoomPicture>
  ) : (
    draw(alt, title, rest)
  );
  return isDiagram ? <span className="diagram">{picture}</span> : picture;
}

interface ZoomPictureProps {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly texts: UiTexts['image'];
  readonly large: ReactNode;
  readonly children: ReactNode;
}

/** A picture with a button over it that enlarges it. Works without JavaScript; `lib/browser/behaviors/zoom.ts` handles focus and scrolling. */
function ZoomPicture({ id, name, title, texts, large, children }: ZoomPictureProps) {
  return (
    // The button is over the picture, so its tooltip is that of the parent. Screen readers read it after the picture, so it does not repeat
    // the alternative text, which may be long.
    <span className="zoom" title={title}>
      {children}
      <button type="button" className="zoom-open" popoverTarget={id} aria-label={texts.zoom} />
      <span id={id} popover="auto" className="zoom-view" role="dialog" aria-modal aria-label={name}>
        <button type="button" className="zoom-close" popoverTarget={id} popoverTargetAction="hide" aria-label={texts.close}>
          {large}
        </button>
      </span>
    </span>
  );
}
