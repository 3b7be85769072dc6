import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element whose component is known by name: HTML elements and the components of the dialect. */
export interface NamedElement {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export type RenderedNode = NamedElement | string;

/**
 * What stands in a node: named elements and texts, with fragments opened and function components called. Only compiled MDX
 * comes here, whose own functions are plain: they use no hooks.
 */
export function listNodes(node: ReactNode): RenderedNode[] {
  return Children.toArray(node).flatMap((child): RenderedNode[] => {
    if (!isValidElement<Record<string, unknown>>(child))
      return typeof child === 'string' || typeof child === 'number' ? [String(child)] : [];
    const { type, props }: ReactElement<Record<string, unknown>> = child;
    if (typeof type === 'string') return [{ name: type, props }];
    if (type === Fragment) return listNodes(readChildren(props));
    const call = type as (props: Record<string, unknown>) => ReactNode;
    return listNodes(call(props));
  });
}

export function listChildren({ props }: NamedElement): RenderedNode[] {
  return listNodes(readChildren(props));
}

/** All texts of a node, in order. */
export function readNodeText(node: RenderedNode): string {
  return typeof node === 'string' ? node : listChildren(node).map(readNodeText).join('');
}

/** A property that is a string, else nothing. */
export function readString({ props }: NamedElement, name: string): string | undefined {
  const value = props[name];
  return typeof value === 'string' ? value : undefined;
}

/** The elements of one name among the children. */
export function findElements(nodes: readonly RenderedNode[], ...names: readonly string[]): NamedElement[] {
  return nodes.filter((node): node is NamedElement => typeof node !== 'string' && names.includes(node.name));
}

function readChildren(props: Readonly<Record<string, unknown>>): ReactNode {
  return props.children as ReactNode;
}
