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

const ICONS = {
  tip: 'bulb',
  info: 'info',
  note: 'info',
  important: 'info',
  warning: 'alert',
  caution: 'alert',
  danger: 'alert',
} as const satisfies Record<Exclude<CalloutType, 'details'>, IconName>;

/** Types with a color of their own. All others look like notes. */
const COLORS: Partial<Record<CalloutType, string>> = {
  tip: 'tip',
  info: 'info',
  important: 'important',
  warning: 'warning',
  caution: 'danger',
  danger: 'danger',
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
  const color = COLORS[type];
  // With a title of its own, only icon and color show the type.
  const label = color && text !== names[type] ? names[type] : undefined;
  return (
    <div className={color ? `callout callout-${color}` : 'callout'} role="note">
      <p>
        <Icon name={ICONS[type]} label={label} />
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
