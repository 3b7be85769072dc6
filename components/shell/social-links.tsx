import { SocialEntry } from '@/components/shell/social-entry';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu.client';
import type { SocialLink } from '@/lib/site/types';

/** Number of links outside the "more" menu. */
const INLINE_LIMIT = 5;

interface SocialLinksProps {
  readonly links: readonly SocialLink[];
  readonly moreLabel: string;
}

export function SocialLinks({ links, moreLabel }: SocialLinksProps) {
  if (links.length === 0) return null;
  const more = links.slice(INLINE_LIMIT);
  return (
    <ul className="social-links">
      {links.slice(0, INLINE_LIMIT).map((link, index) => (
        <SocialItem key={index} link={link} />
      ))}
      {more.length > 0 && (
        <li>
          <Menu label={moreLabel} trigger={<Icon name="more" />} variant="icons">
            <ul className="social-links">
              {more.map((link, index) => (
                <SocialItem key={index} link={link} />
              ))}
            </ul>
          </Menu>
        </li>
      )}
    </ul>
  );
}

function SocialItem({ link }: { readonly link: SocialLink }) {
  return (
    <li>
      <SocialEntry link={link} />
    </li>
  );
}
