import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
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

/** The component behind `:::tip` containers and GitHub alerts; `details` is collapsible. The title defaults to the name of the type. */
export function Callout({ type = 'note', title, names, children }: CalloutProps) {
  const heading = title ?? names[type];
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
  return (
    <div className={color ? `callout callout-${color}` : 'callout'} role="note">
      <p>
        <Icon name={ICONS[type]} />
        {heading}
      </p>
      <div className="callout-body">{children}</div>
    </div>
  );
}
