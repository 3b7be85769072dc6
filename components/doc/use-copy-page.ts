import { useEffect, useState } from 'react';
import { COPIED_RESET_MS, copyText } from '@/lib/browser/clipboard';
import { fetchMarkdown } from '@/lib/browser/fetch-markdown';

interface CopyResult {
  readonly state: 'idle' | 'copied' | 'failed';
}

const IDLE: CopyResult = { state: 'idle' };

/**
 * Copies the Markdown version of a page. `state` is the result of the last click, `copied` for `COPIED_RESET_MS`; nothing is copied if
 * the request fails. If the browser refuses, a prompt with `promptText` shows the text.
 */
export function useCopyPage(url: string, promptText: string) {
  const [result, setResult] = useState(IDLE);
  useEffect(() => {
    if (result.state !== 'copied') return;
    const timer = setTimeout(() => setResult(IDLE), COPIED_RESET_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copyPage = async () => {
    setResult((before) => (before.state === 'failed' ? IDLE : before));
    try {
      if (await copyText(await fetchMarkdown(url), promptText)) setResult({ state: 'copied' });
    } catch (error) {
      console.error(error);
      setResult({ state: 'failed' });
    }
  };
  return { state: result.state, copyPage };
}
