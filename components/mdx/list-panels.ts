import { Children, isValidElement, type ReactNode } from 'react';

/** Lists the children of each element. Ignores text between the elements, which is whitespace of the source. */
export function listPanels(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<{ children?: ReactNode }>(child) ? [child.props.children] : []));
}
