import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import { withBasePath } from '@/lib/routes/paths';
import type { UiTexts } from '@/lib/site/texts/types';
import { describeTool, TOOLS } from '@/lib/site/tools';
import type { Lang } from '@/lib/site/types';

interface ToolFamilyProps {
  readonly lang: Lang;
  readonly texts: UiTexts['home'];
}

/** The six tools of the family as cards (spec section 2.5). */
export function ToolFamily({ lang, texts }: ToolFamilyProps) {
  return (
    <section className="tool-family" aria-labelledby="tools">
      <h2 id="tools">{texts.toolsTitle}</h2>
      <p className="tool-tagline">{texts.toolsTagline}</p>
      <ul className="tool-cards">
        {TOOLS.map((tool) => (
          <li key={tool.name}>
            <SiteLink href={tool.url} className="tool-card">
              <img src={withBasePath(tool.logo, process.env.NEXT_PUBLIC_BASE_PATH ?? '')} alt="" width={36} height={36} loading="lazy" />
              <span className="tool-name">{tool.name}</span>
              <span className="tool-desc">{describeTool(tool, lang)}</span>
              <span className="tool-url">
                {tool.urlText}
                <Icon name="external" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
