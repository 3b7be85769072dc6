import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { splitCode } from '@/lib/site/text-lines';
import type { UiTexts } from '@/lib/site/texts/types';

type CalloutType = keyof UiTexts['callouts'];

export interface CalloutProps {
  readonly type?: CalloutType;
  readonly title?: string;
  readonly names: UiTexts['callouts'];
  readonly children?: ReactNode;
}

/** Types that do not look like notes. */
const LOOKS: Partial<Record<CalloutType, { readonly icon: IconName; readonly color: string }>> = {
  tip: { icon: 'bulb', color: 'tip' },
  info: { icon: 'info', color: 'info' },
  important: { icon: 'info', color: 'important' },
  warning: { icon: 'alert', color: 'warning' },
  caution: { icon: 'alert', color: 'danger' },
  danger: { icon: 'alert', color: 'danger' },
};

/**
 * The component behind `:::tip` containers and GitHub alerts; `details` is collapsible. The title, in which backticks mark code, defaults to
 * the name of the type.
 */
export function Callout({ type = 'note', title, names, children }: CalloutProps) {
  const text = title ?? names[type];
  const heading = renderTitle(text);
  if (type === 'details') {
    return (
      <details className="callout">
        <summary>
          <Icon name="chevron-right" />
          {heading}
        </summary>
        <div className="callout-body">{children}</div>
      </details>
    );
  }
  const look = LOOKS[type];
  // With a title of its own, only icon and color show the type.
  const label = look && text !== names[type] ? names[type] : undefined;
  return (
    <div className={look ? `callout callout-${look.color}` : 'callout'} role="note">
      <p>
        <Icon name={look?.icon ?? 'info'} label={label} />
        {heading}
      </p>
      <div className="callout-body">{children}</div>
    </div>
  );
}

function renderTitle(title: string): ReactNode {
  const parts = splitCode(title);
  if (parts.length === 1) return title;
  // A single element, because there are gaps between those of the line.
  return <span>{parts.map((text, index) => (index % 2 === 1 ? <code key={index}>{text}</code> : text))}</span>;
}
