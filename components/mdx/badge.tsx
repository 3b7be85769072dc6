import type { ReactNode } from 'react';

interface BadgeProps {
  readonly text?: string;
  readonly type?: keyof typeof COLORS;
  readonly outline?: boolean;
  readonly children?: ReactNode;
}

const COLORS = { tip: 'text-tip', info: 'text-info', warning: 'text-warning', danger: 'text-danger' };
const GROUNDS = { tip: 'bg-tip-soft', info: 'bg-info-soft', warning: 'bg-warning-soft', danger: 'bg-danger-soft' };

/** A short mark beside a word: `<Badge text="since 1.0" type="tip" />`. */
export function Badge({ text, type = 'tip', outline, children }: BadgeProps) {
  return <span className={outline ? `badge ${COLORS[type]}` : `badge ${COLORS[type]} ${GROUNDS[type]}`}>{children ?? text}</span>;
}
