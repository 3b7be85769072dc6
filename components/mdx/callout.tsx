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

/** Classes of the types that have a color. */
const COLORS: Readonly<Partial<Record<CalloutType, string>>> = {
  tip: 'callout-tip',
  info: 'callout-info',
  important: 'callout-important',
  warning: 'callout-warning',
  caution: 'callout-danger',
  danger: 'callout-danger',
};

/** `:::tip` containers and GitHub alerts; `details` is collapsible. The default title is the name of the type. */
export function Callout({ type = 'note', title, names, children }: CalloutProps) {
  const heading = title ?? names[type];
  if (type === 'details') {
    return (
      <details className="callout">
        <summary className="callout-title">
          <Icon name="chevron-right" className="transition-move in-[[open]>summary]:rotate-90" />
          {heading}
        </summary>
        <div className="callout-body">{children}</div>
      </details>
    );
  }
  return (
    <div className={['callout', COLORS[type]].filter(Boolean).join(' ')} role="note">
      <p className="callout-title">
        <Icon name={ICONS[type]} />
        {heading}
      </p>
      <div className="callout-body">{children}</div>
    </div>
  );
}
