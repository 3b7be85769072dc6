import type { ReactNode } from 'react';

interface BadgeProps {
  readonly text?: string;
  readonly type?: 'tip' | 'info' | 'warning' | 'danger';
  readonly outline?: boolean;
  readonly children?: ReactNode;
}

/** A short mark beside a word: `<Badge text="since 1.0" type="tip" />`. */
export function Badge({ text, type = 'tip', outline, children }: BadgeProps) {
  return <span className={outline ? `badge badge-${type} is-outline` : `badge badge-${type}`}>{children ?? text}</span>;
}
