import { SiteLink } from '@/components/ui/site-link.client';
import type { OverviewGroup as Group } from '@/lib/page-view/overview';

/** The pages of a group, each with its headings. */
export function OverviewGroup({ group }: { readonly group: Group }) {
  return (
    <div>
      <h2 className="mt-10 border-b border-line pb-2.5 text-xl font-bold tracking-[-0.01em]">{group.name}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-x-8 gap-y-6 pt-5 **:[a]:transition-hover **:[a]:hover:text-brand-text touch:**:[a]:block touch:**:[a]:py-2.75">
        {group.items.map(({ link, text, headers }) => (
          <li key={link} className="min-w-0 wrap-anywhere">
            <h3 className="text-base font-semibold">
              <SiteLink href={link}>{text}</SiteLink>
            </h3>
            {headers.length > 0 && (
              <ul className="mt-1.5 text-ui **:[a]:block **:[a]:py-0.75 **:[a]:text-text-muted [&>[data-depth='3']>a]:ps-3">
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
