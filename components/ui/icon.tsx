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
  | 'folder'
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

/**
 * A decorative icon in the color of the text; the text or label next to it conveys its meaning. All pages share one file of icons: inlined,
 * they would add more than a kilobyte to each page. The size attributes apply if the style sheet is missing.
 */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width="20" height="20" aria-hidden="true">
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}
