import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState, useTransition } from 'react';
import { addBasePath } from '@/components/ui/site-urls';
import { announceOffline } from '@/lib/browser/behaviors/offline';
import { loadPage } from '@/lib/browser/start/prefetch-page';

/**
 * Client navigation. `pending` is true until the new page is rendered, `moved` after the first navigation. If the payload of the page
 * cannot be loaded, the reader keeps the current page; if it belongs to another build, the document of the page is loaded instead.
 */
export function useNavigation() {
  const router = useRouter();
  const [rendering, startTransition] = useTransition();
  const [loading, setLoading] = useState(false);
  const [moved, setMoved] = useState(false);
  const latest = useRef('');
  const navigate = useCallback(
    async (href: string) => {
      const address = addBasePath(href);
      latest.current = href;
      setLoading(true);
      // The development server has no payload files.
      const outcome = process.env.NODE_ENV === 'development' ? 'loaded' : await loadPage(address);
      if (latest.current !== href) return;
      setLoading(false);
      if (outcome === 'unusable') location.assign(address);
      else if (outcome === 'failed') announceOffline();
      else {
        startTransition(() => {
          setMoved(true);
          router.push(href);
        });
      }
    },
    [router],
  );
  return { pending: loading || rendering, moved, navigate };
}
