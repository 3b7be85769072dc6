import type { ReactNode } from 'react';
import { LanguageLinks } from '@/components/shell/language-links.client';
import { pickNames } from '@/components/shell/language-menu';
import { NavByVersion } from '@/components/shell/nav-by-version';
import { nameLink } from '@/components/shell/social-entry';
import { SiteLink } from '@/components/ui/site-link.client';
import type { ShellView } from '@/lib/page-view/shell-types';
import { listNavLinks } from '@/lib/site/nav-links';
import { ECOSYSTEM, TOOLS } from '@/lib/site/tools';
import type { NavItem } from '@/lib/site/types';
import type { TextLink } from '@/lib/source/navigation-types';

/** The footer of every page: four columns of links (two on phones) and the license. On phones, the home page has no columns, to stay short. */
export function Footer({ view: { config, nav, texts } }: { readonly view: ShellView }) {
  const tools = [...TOOLS, ECOSYSTEM].filter(({ url }) => url !== config.url);
  const social = config.theme.socialLinks.filter(({ mode }) => mode === 'link');
  return (
    <footer className="site-footer">
      <div className="footer-columns">
        <Column title={texts.footer.docs}>
          <NavByVersion nav={nav} List={NavLinks} />
        </Column>
        <Column title={texts.footer.ecosystem}>
          <LinkList links={tools.map(({ name, url }) => ({ text: name, link: url }))} />
        </Column>
        {social.length > 0 && (
          <Column title={texts.footer.community}>
            <LinkList links={social.map((link) => ({ text: nameLink(link), link: link.content }))} />
          </Column>
        )}
        {config.locales.length > 1 && (
          <Column title={texts.shell.language}>
            <LanguageLinks locales={pickNames(config.locales)} />
          </Column>
        )}
      </div>
      <p>{texts.footer.message}</p>
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function NavLinks({ items }: { readonly items: readonly NavItem[] }) {
  return <LinkList links={items.flatMap(listNavLinks)} />;
}

function LinkList({ links }: { readonly links: readonly TextLink[] }) {
  return (
    <ul>
      {links.map(({ text, link }, index) => (
        <li key={index}>
          <SiteLink href={link}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
