import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link.client';
import { getImageUrl } from '@/components/ui/site-urls';
import type { UiTexts } from '@/lib/site/texts/types';
import { describeTool, TOOLS } from '@/lib/site/tools';
import type { Lang } from '@/lib/site/types';

interface ToolFamilyProps {
  readonly lang: Lang;
  readonly texts: UiTexts['home'];
}

/** The related tools as cards. */
export function ToolFamily({ lang, texts }: ToolFamilyProps) {
  return (
    <section className="home-section" aria-labelledby="home-tools">
      <h2 id="home-tools" className="home-title">
        {texts.toolsTitle}
      </h2>
      <p>{texts.toolsTagline}</p>
      <ul className="tool-cards">
        {TOOLS.map((tool) => (
          <li key={tool.name}>
            <SiteLink href={tool.url}>
              <img src={getImageUrl(tool.logo)} alt="" width={36} height={36} loading="lazy" />
              <span>{tool.name}</span>
              <span>
                {tool.urlText}
                <Icon name="external" />
              </span>
              <span>{describeTool(tool, lang)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
