import { Children, isValidElement, type ReactNode } from 'react';

/** What is inside each element among the children; texts between them are line breaks of the source. */
export function listPanels(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<{ children?: ReactNode }>(child) ? [child.props.children] : []));
}
