import { type Locale, tags } from 'locale-tags';
import type { ReactNode } from 'react';

export const label = (node: ReactNode, locale: Locale): ReactNode =>
  tags.includes(locale) ? node : null;
