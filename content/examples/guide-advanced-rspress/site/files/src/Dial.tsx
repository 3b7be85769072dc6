export interface DialProps {
  /** Time to show, in minutes since midnight. */
  minutes: number;
}

export const Dial = ({ minutes }: DialProps) => (
  <svg viewBox="-12 -12 24 24" width="48">
    <circle r="10" fill="none" stroke="currentColor" />
    <line y2="-8" stroke="currentColor" transform={`rotate(${minutes * 6})`} />
    <line y2="-5" stroke="currentColor" transform={`rotate(${minutes / 2})`} />
  </svg>
);
