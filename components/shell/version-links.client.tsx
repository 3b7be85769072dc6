'use client';

import { buildPagePath } from '@/components/hooks/use-current-page';
import { useShell } from '@/components/hooks/use-shell';
import { SiteLink } from '@/components/ui/site-link.client';

/** Links to the current page in all versions, or to the home page of versions that do not have it. */
export function VersionLinks() {
  const { pageManifest, page } = useShell();
  return (
    <ul>
      {pageManifest.versions.map((version) => {
        const key = pageManifest.keysByVersion[version]?.includes(page.key) ? page.key : '';
        return (
          <li key={version}>
            <SiteLink
              className="menu-item"
              href={buildPagePath(pageManifest, { ...page, version, key })}
              aria-current={version === page.version ? 'true' : undefined}
            >
              {version}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The name of the current version. An element of its own for each: React cannot update a text that the browser has translated. */
export function VersionName() {
  const { version } = useShell().page;
  return <span key={version}>{version}</span>;
}
