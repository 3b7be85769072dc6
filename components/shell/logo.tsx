import { HomeLink } from '@/components/shell/home-link.client';
import { getImageUrl } from '@/components/ui/site-urls';
import type { ShellView } from '@/lib/page-view/shell-types';

/** A link to the home page of the version and language: an image for each of light and dark mode, a text, or the title of the site. */
export function Logo({ view: { config, lang } }: { readonly view: ShellView }) {
  const { logo } = config.theme;
  const title = config.locales.find((locale) => locale.lang === lang)?.title ?? '';
  return (
    <HomeLink className="home-link">
      {logo.kind === 'image' && (
        <>
          <LogoImage appearance="light" src={logo.light} alt={logo.text ? '' : title} square={!!logo.text} />
          <LogoImage appearance="dark" src={logo.dark} alt={logo.text ? '' : title} square={!!logo.text} />
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
  readonly alt: string;
  /** The appearance that the image is for. */
  readonly appearance: keyof typeof APPEARANCES;
  /** Reserves a square, to avoid layout shift. Images next to a text are square; other images have the width of their file. */
  readonly square: boolean;
}

/** An image of the logo. Loaded lazily, so that the one for the other appearance is not fetched. */
function LogoImage({ src, alt, appearance, square }: LogoImageProps) {
  return (
    <img
      className={`h-7 ${APPEARANCES[appearance]}`}
      src={getImageUrl(src)}
      alt={alt}
      width={square ? 28 : undefined}
      height={28}
      loading="lazy"
    />
  );
}
