import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition } from 'react';

/** Navigation without loading a document: `pending` until the new page stands, `moved` once a reader has followed a link. */
export function useNavigation() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [moved, setMoved] = useState(false);
  const navigate = useCallback(
    (href: string) =>
      startTransition(() => {
        setMoved(true);
        router.push(href);
      }),
    [router],
  );
  return { pending, moved, navigate, router };
}
