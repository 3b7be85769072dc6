import { SiteLink } from '@/components/ui/site-link.client';
import type { OverviewGroup as Group } from '@/lib/page-view/overview';

/** A group of an overview page: its pages, each with its headings. */
export function OverviewGroup({ group }: { readonly group: Group }) {
  return (
    <div className="overview-group">
      <h2>{group.name}</h2>
      <ul className="overview-items">
        {group.items.map(({ link, text, headers }) => (
          <li key={link} className="overview-item">
            <h3>
              <SiteLink href={link}>{text}</SiteLink>
            </h3>
            {headers.length > 0 && (
              <ul>
                {headers.map(({ id, text: heading, depth }) => (
                  <li key={id} data-depth={depth}>
                    <SiteLink href={`${link}#${id}`}>{heading}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
