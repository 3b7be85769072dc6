import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the text of nodes; of components, the text of their children. */
export function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return readText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
