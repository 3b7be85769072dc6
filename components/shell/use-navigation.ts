import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition } from 'react';

/** Client navigation. `pending` is true until the new page is rendered, `moved` after the first navigation. */
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
  return { pending, moved, navigate };
}
