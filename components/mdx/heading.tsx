import type { ComponentProps } from 'react';
import { readText } from '@/components/mdx/read-text';
import { fillText } from '@/lib/site/texts/texts';

interface HeadingProps extends ComponentProps<'h1'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Name of the link, with `{title}` for the words of the heading. */
  readonly label: string;
}

/**
 * A heading of a page with a link to itself that appears on hover and focus. The link stands beside the heading, not in it, so
 * that the heading's accessible name stays its text.
 */
export function Heading({ as: Tag, label, id, className, children }: HeadingProps) {
  // The label of the footnotes is a heading for screen readers only.
  if (!id || className) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  return (
    <div className={`heading heading-${Tag}`}>
      <Tag id={id}>{children}</Tag>
      {/* biome-ignore lint/a11y/useAnchorContent: the sign is drawn, so that it is not part of copied or searched text. */}
      <a className="heading-anchor" href={`#${id}`} aria-label={fillText(label, { title: readText(children) })} />
    </div>
  );
}
