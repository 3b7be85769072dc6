import { useState } from 'react';
import { useCopied } from '@/components/doc/use-copied';
import { fetchMarkdown } from '@/lib/browser/fetch-markdown';

/** Copies the Markdown version of a page. `state` is the result of the last click; nothing is copied if the request fails. */
export function useCopyPage(url: string, promptText: string) {
  const { copied, copy } = useCopied(promptText);
  const [failed, setFailed] = useState(false);

  const copyPage = async () => {
    setFailed(false);
    let text: string;
    try {
      text = await fetchMarkdown(url);
    } catch (error) {
      console.error(error);
      setFailed(true);
      return;
    }
    await copy(text);
  };
  const state: 'idle' | 'copied' | 'failed' = failed ? 'failed' : copied ? 'copied' : 'idle';
  return { state, copyPage };
}
