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

/** The related tools as cards. */
export function ToolFamily({ lang, texts }: ToolFamilyProps) {
  return (
    <section className="mx-auto mt-2 max-w-page px-gutter pt-18 pb-24" aria-labelledby="tools">
      <h2 id="tools" className="text-[clamp(1.5rem,2.6vw,2.125rem)] leading-tight font-heavy tracking-[-0.024em]">
        {texts.toolsTitle}
      </h2>
      <p className="mt-2 mb-7 text-md leading-relaxed text-pretty text-text-muted">{texts.toolsTagline}</p>
      <ul className="grid grid-cols-cards gap-3">
        {TOOLS.map((tool) => (
          <li key={tool.name}>
            <SiteLink
              href={tool.url}
              className="group grid h-full grid-cols-[36px_minmax(0,1fr)] content-start gap-x-3.5 gap-y-0.5 rounded border border-line p-4.5 transition-hover hover:border-line-strong hover:bg-bg-soft"
            >
              <img
                className="row-span-3"
                src={withBasePath(tool.logo, process.env.NEXT_PUBLIC_BASE_PATH ?? '')}
                alt=""
                width={36}
                height={36}
                loading="lazy"
              />
              <span className="font-bold">{tool.name}</span>
              <span className="text-md leading-relaxed text-pretty text-text-muted">{describeTool(tool, lang)}</span>
              <span className="mt-1.5 inline-flex items-center gap-1 text-small text-text-faint group-hover:text-brand-text">
                {tool.urlText}
                <Icon name="external" className="size-3.5" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
