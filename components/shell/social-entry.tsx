import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';
import { SiteLink } from '@/components/ui/site-link.client';
import { getImageUrl } from '@/components/ui/site-urls';
import { splitHref } from '@/lib/routes/paths';
import type { SocialLink } from '@/lib/site/types';

const NAMES = { github: 'GitHub', x: 'X', discord: 'Discord' } as const;

/** A social link: either a link, or a button with a panel that shows text, an image or paragraphs. */
export function SocialEntry({ link }: { readonly link: SocialLink }) {
  const name = nameLink(link);
  const picture =
    typeof link.icon === 'string' ? (
      <Icon name={link.icon} />
    ) : (
      <img className="icon" src={getImageUrl(link.icon.svg)} alt="" loading="lazy" />
    );
  if (link.mode === 'link') {
    return (
      <SiteLink className="icon-button" href={link.content} aria-label={name} data-tooltip="" data-placement="bottom">
        {picture}
      </SiteLink>
    );
  }
  return (
    <Menu label={name} trigger={picture} variant="end">
      <div className="grid max-w-[280px] gap-1.5 px-2 py-1.5">{renderContent(link.mode, link.content, name)}</div>
    </Menu>
  );
}

function renderContent(mode: Exclude<SocialLink['mode'], 'link'>, content: string, name: string) {
  switch (mode) {
    case 'text':
      return <p>{content}</p>;
    case 'img':
      return <img src={getImageUrl(content)} alt={name} loading="lazy" />;
    case 'dom':
      return content.split(/\n+/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
  }
}

/**
 * Returns the accessible name: the name of the service or, for custom icons, the host or address of the link, the name of the image file,
 * or the first line.
 */
export function nameLink({ icon, mode, content }: SocialLink): string {
  if (typeof icon === 'string') return NAMES[icon];
  switch (mode) {
    case 'link': {
      const { host, pathname } = new URL(content);
      return host || pathname;
    }
    case 'img': {
      const file = splitHref(content).path.split('/').at(-1) ?? '';
      return file.replace(/\.\w+$/, '') || content;
    }
    case 'text':
    case 'dom':
      return content.split('\n')[0] || content;
  }
}
