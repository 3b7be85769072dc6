import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { fillText } from '@/lib/site/texts/texts';

interface HeadingProps extends ComponentProps<'h1'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Accessible name of the link, with the placeholder `{title}` for the text of the heading. */
  readonly label: string;
  /** Other ids that links from elsewhere use, separated by spaces. */
  readonly aliases?: string;
  /** Set if the heading is the name of an option. */
  readonly 'data-option'?: string;
}

/**
 * Words for which reader modes take a heading for a part of the frame of the page, if its id contains one: `footerjs`, `related-packages`. They
 * keep it if its class is `content`.
 */
const FRAME_WORDS =
  /-ad-|banner|breadcrumbs|com-|comment|community|contact|extra|footer|header|hidden|legends|media|menu|meta|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|shopping|sidebar|social|sponsor|supplemental|tags|widget/i;

/**
 * A heading with a link to itself that appears on hover and focus. The link is next to the heading element instead of inside it, so that it
 * is not part of the accessible name of the heading.
 */
export function Heading({ as: Tag, label, id, aliases, className, children, 'data-option': option }: HeadingProps) {
  // The footnotes heading is for screen readers only.
  if (!id || className) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  return (
    // Not a `div`: reader modes remove those without text outside of headings.
    <section className={`heading heading-${Tag}`} data-option={option}>
      <Tag id={id} className={FRAME_WORDS.test(id) ? 'content' : undefined}>
        {children}
      </Tag>
      {/* biome-ignore lint/a11y/useAnchorContent: the symbol is drawn with CSS, so that it is not part of copied or searched text. */}
      <a className="heading-anchor" href={`#${id}`} aria-label={fillText(label, { title: readText(children) })} />
      {aliases?.split(' ').map((alias) => (
        <span key={alias} id={alias} />
      ))}
    </section>
  );
}

/** Reads the text of nodes; that of components is the text of their children. */
function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return readText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
