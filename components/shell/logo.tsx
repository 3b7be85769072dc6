import { HomeLink } from '@/components/shell/home-link.client';
import { getImageUrl } from '@/components/ui/site-urls';
import type { ShellView } from '@/lib/page-view/shell-types';
import { getLocale } from '@/lib/site/get-locale';

/** A link to the home page of the version and language: an image for each of light and dark mode, a text, or the title of the site. */
export function Logo({ view: { config, lang } }: { readonly view: ShellView }) {
  const { logo } = config.theme;
  const { title } = getLocale(config, lang);
  return (
    <HomeLink>
      {logo.kind === 'image' && (
        <>
          <LogoImage appearance="light" src={logo.light} text={logo.text} title={title} />
          <LogoImage appearance="dark" src={logo.dark} text={logo.text} title={title} />
          {logo.text}
        </>
      )}
      {logo.kind === 'text' && logo.text}
      {logo.kind === 'title' && title}
    </HomeLink>
  );
}

const APPEARANCES = { light: 'dark:hidden', dark: 'hidden dark:block' };

interface LogoImageProps {
  readonly src: string;
  /** The appearance that the image is for. */
  readonly appearance: keyof typeof APPEARANCES;
  /** The text next to the image, if any. */
  readonly text?: string;
  /** Title of the site. */
  readonly title: string;
}

/**
 * An image of the logo. Loaded lazily, so that the one for the other appearance is not fetched. Next to a text, it is square, and the width
 * avoids layout shift; all other images have the width of their file.
 */
function LogoImage({ src, appearance, text, title }: LogoImageProps) {
  return (
    <img
      className={APPEARANCES[appearance]}
      src={getImageUrl(src)}
      alt={text ? '' : title}
      width={text ? 28 : undefined}
      height={28}
      loading="lazy"
    />
  );
}
