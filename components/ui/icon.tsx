/** Names of the pictures in `icon-sprite.tsx`. */
export type IconName =
  | 'alert'
  | 'arrow-left'
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
  | 'list'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'more'
  | 'rss'
  | 'search'
  | 'sidebar'
  | 'sun'
  | 'version'
  | 'wrap'
  | 'x';

/** A decorative picture in the colour of the text; what it means is said by the words or the label beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
