import { Children, isValidElement, type ReactNode } from 'react';

/** The words of rendered nodes, components included by what stands between their tags. */
export function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return readText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
