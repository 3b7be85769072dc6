import type { ReactNode } from 'react';
import { ByVersion } from '@/components/shell/by-version.client';
import { LanguageLinks } from '@/components/shell/language-links.client';
import { pickNames } from '@/components/shell/language-menu';
import { nameLink } from '@/components/shell/social-entry';
import { SiteLink } from '@/components/ui/site-link.client';
import type { ShellView } from '@/lib/page-view/shell-types';
import { listNavLinks } from '@/lib/site/nav-links';
import { ECOSYSTEM, TOOLS } from '@/lib/site/tools';

/** The footer of every page: four columns of links (two on phones) and the license. On phones, the home page has no columns, to stay short. */
export function Footer({ view: { config, nav, texts } }: { readonly view: ShellView }) {
  const docs = Object.entries(nav).map(([version, items]): [string, ReactNode] => [
    version,
    <LinkList key={version} links={items.flatMap(listNavLinks).map(({ link, text }): Link => [link, text])} />,
  ]);
  const links = config.theme.socialLinks.filter(({ mode }) => mode === 'link');
  const tools = [...TOOLS, ECOSYSTEM].filter(({ url }) => url !== config.url).map(({ name, url }): Link => [url, name]);
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <Column title={texts.footer.docs}>
          <ByVersion contents={Object.fromEntries(docs)} />
        </Column>
        <Column title={texts.footer.ecosystem}>
          <LinkList links={tools} />
        </Column>
        {links.length > 0 && (
          <Column title={texts.footer.community}>
            <LinkList links={links.map((link): Link => [link.content, nameLink(link)])} />
          </Column>
        )}
        {config.locales.length > 1 && (
          <Column title={texts.shell.language}>
            <LanguageLinks locales={pickNames(config.locales)} className="" />
          </Column>
        )}
      </div>
      <p>{texts.footer.message}</p>
    </footer>
  );
}

type Link = readonly [href: string, text: string];

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LinkList({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul>
      {links.map(([href, text], index) => (
        <li key={index}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
