import { Badge } from '@/components/mdx/badge';
import { Icon } from '@/components/ui/icon';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

interface ExampleFootProps {
  readonly facts: Pick<ExampleSummary, 'version' | 'href'> & Partial<Pick<ExampleSummary, 'commands' | 'failsWith'>>;
  readonly texts: UiTexts['example'];
}

/** The footer of an example: command, exit code, tested version, link to its folder. */
export function ExampleFoot({ facts: { version, href, commands = [], failsWith }, texts }: ExampleFootProps) {
  return (
    <figcaption className="example-foot">
      {commands.length > 0 && <code>{commands.join(' && ')}</code>}
      {failsWith !== undefined && <Badge type="danger">{fillText(texts.fails, { code: String(failsWith) })}</Badge>}
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
