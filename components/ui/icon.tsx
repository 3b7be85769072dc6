import icons from './icons.svg';

/** Ids of the symbols in `icons.svg`. */
export type IconName =
  | 'alert'
  | 'arrow-right'
  | 'arrow-up'
  | 'bolt'
  | 'bulb'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'close'
  | 'code'
  | 'copy'
  | 'discord'
  | 'download'
  | 'edit'
  | 'external'
  | 'github'
  | 'grid'
  | 'info'
  | 'language'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'more'
  | 'search'
  | 'sidebar'
  | 'sun'
  | 'wrap'
  | 'x';

interface IconProps {
  readonly name: IconName;
  /** Text for screen readers. Without it, the icon is decorative: the text or label next to it conveys its meaning. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * An icon in the color of the text. All pages share one file of icons: inlined, they would add more than a kilobyte to each page. The size
 * attributes apply if the stylesheet is missing.
 */
export function Icon({ name, label, className }: IconProps) {
  const role = label ? { role: 'img', 'aria-label': label } : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden.
    <svg className={className ? `icon ${className}` : 'icon'} width="20" height="20" {...role}>
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}
