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

/** `--callout` is the color of the type; prose styles use it for inline code. */
const CALLOUT = 'callout rounded border border-(--callout)/18 px-4 py-3.5 text-md leading-[1.65] forced-colors:border-[CanvasText]';
const TITLE = 'm-0 flex gap-2 font-bold text-(--callout)';
const ICON = 'mt-[calc((1lh-18px)/2)]';
const BODY = 'callout-body ps-6.5 *:first:mt-1';

const COLORS = {
  tip: 'bg-tip-soft [--callout:var(--color-tip)]',
  info: 'bg-info-soft [--callout:var(--color-info)]',
  note: 'bg-bg-soft [--callout:var(--color-text-muted)]',
  details: 'bg-bg-soft [--callout:var(--color-text-muted)]',
  important: 'bg-brand-soft [--callout:var(--color-brand-text)]',
  warning: 'bg-warning-soft [--callout:var(--color-warning)]',
  caution: 'bg-danger-soft [--callout:var(--color-danger)]',
  danger: 'bg-danger-soft [--callout:var(--color-danger)]',
} as const satisfies Record<CalloutType, string>;

/** `:::tip` containers and GitHub alerts; `details` is collapsible. The default title is the name of the type. */
export function Callout({ type = 'note', title, names, children }: CalloutProps) {
  const heading = title ?? names[type];
  if (type === 'details') {
    return (
      <details className={`${CALLOUT} ${COLORS.details}`}>
        <summary className={TITLE}>
          <Icon name="chevron-right" className={`${ICON} transition-move in-[[open]>summary]:rotate-90`} />
          {heading}
        </summary>
        <div className={BODY}>{children}</div>
      </details>
    );
  }
  return (
    <div className={`${CALLOUT} ${COLORS[type]}`} role="note">
      <p className={TITLE}>
        <Icon name={ICONS[type]} className={ICON} />
        {heading}
      </p>
      <div className={BODY}>{children}</div>
    </div>
  );
}
