import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { addBasePath } from '@/components/ui/site-urls';
import { announceFailure } from '@/lib/browser/behaviors/offline';
import { loadPage } from '@/lib/browser/start/prefetch-page';
import { forgetFoundTabs } from '@/lib/browser/tab-choice';

/**
 * Navigates between pages. `pending` is true until the new page is rendered; `moves` counts the navigations. If the payload of the page
 * cannot be loaded, the reader keeps the current page; if it belongs to another build, the document of the page is loaded instead. Until
 * the payload has arrived, another link, a hash link, and back and forward cancel the navigation.
 */
export function useNavigation() {
  const router = useRouter();
  const [rendering, startTransition] = useTransition();
  const [loading, setLoading] = useState(false);
  const [moves, setMoves] = useState(0);
  const latest = useRef(0);
  const navigate = useCallback(
    async (href: string) => {
      const address = addBasePath(href);
      latest.current += 1;
      const number = latest.current;
      setLoading(true);
      // The development server has no payload files.
      const outcome = process.env.NODE_ENV === 'development' ? 'loaded' : await loadPage(address);
      if (latest.current !== number) return;
      setLoading(false);
      if (outcome === 'unusable') location.assign(address);
      else if (outcome === 'failed') announceFailure();
      else {
        startTransition(() => {
          // The router renders the new page before it changes the address.
          forgetFoundTabs();
          setMoves((before) => before + 1);
          router.push(href);
        });
      }
    },
    [router],
  );
  useEffect(() => {
    const cancel = () => {
      latest.current += 1;
      setLoading(false);
    };
    // Hash links also cause this event, but the router does not.
    addEventListener('popstate', cancel);
    return () => removeEventListener('popstate', cancel);
  }, []);
  return { pending: loading || rendering, moves, navigate };
}
