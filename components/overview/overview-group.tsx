import { MatchedText } from '@/components/overview/matched-text';
import { SiteLink } from '@/components/ui/site-link.client';
import type { OverviewGroup as Group, OverviewItem, OverviewOption } from '@/lib/page-view/overview';

interface OverviewGroupProps {
  readonly group: Group;
  /** Query of the filter. */
  readonly query: string;
}

/** The pages of a group. Each option has a row with its facts; the other headings of a page are links in a line below the page's row. */
export function OverviewGroup({ group, query }: OverviewGroupProps) {
  return (
    <div translate={query ? 'no' : undefined}>
      <header>
        <h2>{group.name}</h2>
        {group.columns?.map((head) => (
          <p key={head}>{head}</p>
        ))}
      </header>
      <ul>
        {group.items.map((item) => (
          <Item key={item.link} item={item} query={query} />
        ))}
      </ul>
    </div>
  );
}

function Item({ item: { link, text, option, headers }, query }: { readonly item: OverviewItem; readonly query: string }) {
  const sections = headers.filter((header) => !header.option);
  const options = headers.flatMap((header) =>
    header.option
      ? [
          <li key={header.id} className="option-row" data-deep={header.depth > 3 ? '' : undefined}>
            <SiteLink href={`${link}#${header.id}`}>
              <MatchedText text={header.text} query={query} />
            </SiteLink>
            <OptionFacts option={header.option} query={query} />
          </li>,
        ]
      : [],
  );
  return (
    <li>
      <div className="option-row">
        <h3>
          <SiteLink href={link}>
            <MatchedText text={text} query={query} />
          </SiteLink>
        </h3>
        {option && <OptionFacts option={option} query={query} />}
      </div>
      {sections.length > 0 && (
        <ul className="option-sections">
          {sections.map(({ id, text: heading }) => (
            <li key={id}>
              <SiteLink href={`${link}#${id}`}>
                <MatchedText text={heading} query={query} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && <ul>{options}</ul>}
    </li>
  );
}

interface OptionFactsProps {
  readonly option: OverviewOption;
  /** Query of the filter. */
  readonly query: string;
}

/** Default, type and description in the row of an option. */
function OptionFacts({ option: { type, default: value, summary }, query }: OptionFactsProps) {
  return (
    <>
      <code>{value}</code>
      <code>{type}</code>
      <p>
        <MatchedText text={summary} query={query} />
      </p>
    </>
  );
}
