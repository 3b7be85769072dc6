import type { BadgeProps } from '../types';
import star from './star.svg';
import './badge.css';

export function Badge({ text }: BadgeProps) {
  return (
    <span className="badge">
      <img src={star} alt="" /> {text}
    </span>
  );
}
