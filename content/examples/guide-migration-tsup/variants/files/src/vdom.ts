export const Fragment = 'fragment';

export const h = (
  tag: string,
  _props: object | null,
  ...children: string[]
): string => `${tag}(${children.join()})`;
