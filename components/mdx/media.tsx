import type { MDXComponents } from 'mdx/types';
import { createElement } from 'react';
import { addBasePath, getImageUrl } from '@/components/ui/site-urls';
import { FILE_ATTRIBUTE, MEDIA_NAMES } from '@/lib/site/media-elements';

/** Components for the elements that load files. */
export const MEDIA: MDXComponents = Object.fromEntries(
  MEDIA_NAMES.map((name) => [name, (props: object) => createElement(name, resolveFiles(props))]),
);

/** Adds the base path, or the assets host of images, to the files in the attributes of an element. */
export function resolveFiles<Props extends object>(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, typeof value === 'string' ? resolveFile(name.toLowerCase(), value) : value]),
  ) as Props;
}

function resolveFile(name: string, value: string): string {
  if (name === 'srcset') return value.replace(/(?<=^|,\s*)\/\S*/g, getImageUrl);
  if (name === 'poster') return getImageUrl(value);
  return FILE_ATTRIBUTE.test(name) ? addBasePath(value) : value;
}
