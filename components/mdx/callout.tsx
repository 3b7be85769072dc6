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

/** `:::tip` containers and GitHub alerts; `details` folds its content. The title falls back to the type's name. */
export function Callout({ type = 'note', title, names, children }: CalloutProps) {
  const heading = title ?? names[type];
  if (type === 'details') {
    return (
      <details className="callout callout-details">
        <summary className="callout-title">
          <Icon name="chevron-right" />
          {heading}
        </summary>
        <div className="callout-body">{children}</div>
      </details>
    );
  }
  return (
    <div className={`callout callout-${type}`} role="note">
      <p className="callout-title">
        <Icon name={ICONS[type]} />
        {heading}
      </p>
      <div className="callout-body">{children}</div>
    </div>
  );
}
