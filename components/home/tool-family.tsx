import { Icon } from '@/components/ui/icon';
import { getImageUrl } from '@/components/ui/image-url';
import { SiteLink } from '@/components/ui/site-link.client';
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
    <section className="home-section" aria-labelledby="tools">
      <h2 id="tools" className="home-title">
        {texts.toolsTitle}
      </h2>
      <p className="mt-1 mb-4 text-md md:mt-2 md:mb-6 leading-relaxed text-pretty text-text-muted">{texts.toolsTagline}</p>
      <ul className="-mx-gutter flex gap-3 overflow-x-auto px-gutter [scrollbar-width:none] *:shrink-0 max-md:*:w-60 md:mx-0 md:grid md:grid-cols-cards md:px-0">
        {TOOLS.map((tool) => (
          <li key={tool.name}>
            <SiteLink
              href={tool.url}
              className="group grid h-full grid-cols-[36px_minmax(0,1fr)_auto] content-start gap-x-3.5 gap-y-0.5 rounded border border-line p-3.5 transition-hover hover:border-line-strong hover:bg-bg-soft md:p-4.5"
            >
              <img className="row-span-2 size-9" src={getImageUrl(tool.logo)} alt="" width={36} height={36} loading="lazy" />
              <span className="font-bold">{tool.name}</span>
              <span className="inline-flex items-center gap-1 text-small text-text-faint group-hover:text-brand-text">
                {tool.urlText}
                <Icon name="external" className="size-3.5" />
              </span>
              <span className="col-span-2 text-ui leading-normal text-pretty text-text-muted">{describeTool(tool, lang)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
