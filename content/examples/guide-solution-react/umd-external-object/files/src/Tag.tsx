import React, { type ReactNode } from 'react';
import './Tag.css';

export interface TagProps {
  tone?: 'calm' | 'alert';
  children: ReactNode;
}

export function Tag({ tone = 'calm', children }: TagProps) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
