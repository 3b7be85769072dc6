import { useLayoutEffect, useState } from 'react';

/**
 * Keeps the attributes of `html` that scripts have set, such as the theme and the search that waits for the framework. If a translator or
 * an extension has changed the page, React renders it on the client and removes all attributes of `html` that it does not know.
 */
export function useRootAttributes(): void {
  // Read during the render, because an attribute may change until then.
  const [attributes] = useState(() => (typeof document === 'undefined' ? [] : [...document.documentElement.attributes]));
  useLayoutEffect(() => {
    const root = document.documentElement;
    // React has removed nothing. What is missing, scripts have removed since.
    if (root.hasAttribute('data-theme')) return;
    for (const { name, value } of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value);
  }, [attributes]);
}
