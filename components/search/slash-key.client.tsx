'use client';

import { type ReactNode, useState } from 'react';
import { isSlashKeyOn, storeSlashKey } from '@/lib/browser/search-keys';

/** The checkbox that decides whether `/` opens the search. It remains checked if the choice cannot be stored. */
export function SlashKey({ children }: { readonly children: ReactNode }) {
  const [isOn, setIsOn] = useState(isSlashKeyOn);
  return (
    <label className="ms-auto flex items-center gap-1.5">
      <input
        type="checkbox"
        className="size-4 accent-brand-strong"
        checked={isOn}
        onChange={({ target }) => {
          storeSlashKey(target.checked);
          setIsOn(isSlashKeyOn());
        }}
      />
      {children}
    </label>
  );
}
