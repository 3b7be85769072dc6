import { useEffect, useState } from 'react';
import { COPIED_RESET_MS, copyText } from '@/lib/browser/clipboard';

/**
 * Copies text to the clipboard; `copied` is true for `COPIED_RESET_MS` afterwards. If the browser refuses, a prompt with `promptText`
 * shows the text.
 */
export function useCopied(promptText: string) {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), COPIED_RESET_MS);
    return () => clearTimeout(timer);
  }, [count]);

  const copy = async (text: string) => {
    if (await copyText(text, promptText)) setCount((previous) => previous + 1);
  };
  return { copied: count > 0, copy };
}
