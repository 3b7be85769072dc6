import { Badge } from '@/components/mdx/badge';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface ExampleFootProps {
  readonly failsWith?: string;
  readonly facts: { readonly version: string; readonly href?: string; readonly command?: string };
  readonly texts: UiTexts['example'];
}

/** Under an example: the command, what proves it, and where its files are. */
export function ExampleFoot({ failsWith, facts: { version, href, command }, texts }: ExampleFootProps) {
  return (
    <figcaption className="example-foot">
      {command && <code>{command}</code>}
      {failsWith && <Badge type="danger">{fillText(texts.fails, { code: failsWith })}</Badge>}
      <span>
        <Icon name="check" />
        {fillText(texts.verified, { version })}
      </span>
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">
          {texts.folder}
        </a>
      )}
    </figcaption>
  );
}
