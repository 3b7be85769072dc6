import icons from './icons.svg';

/** Names of the pictures in `icons.svg`. */
export type IconName =
  | 'alert'
  | 'arrow-right'
  | 'arrow-up'
  | 'bulb'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'close'
  | 'code'
  | 'copy'
  | 'discord'
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
 * A decorative picture in the colour of the text; what it means is said by the words or the label beside it. The pictures are one
 * file that all pages share: written into each page they would weigh more than a kilobyte there.
 */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}
