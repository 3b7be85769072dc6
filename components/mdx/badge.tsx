import type { ReactNode } from 'react';

interface BadgeProps {
  readonly text?: string;
  readonly type?: keyof typeof COLORS;
  readonly outline?: boolean;
  readonly children?: ReactNode;
}

const COLORS = { tip: 'text-tip', info: 'text-info', warning: 'text-warning', danger: 'text-danger' };
const BACKGROUNDS = { tip: 'bg-tip-soft', info: 'bg-info-soft', warning: 'bg-warning-soft', danger: 'bg-danger-soft' };

/** A short label: `<Badge text="since 1.0" type="tip" />`. */
export function Badge({ text, type = 'tip', outline, children }: BadgeProps) {
  return <span className={outline ? `badge ${COLORS[type]}` : `badge ${COLORS[type]} ${BACKGROUNDS[type]}`}>{children ?? text}</span>;
}
