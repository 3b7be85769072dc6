import type { MDXComponents } from 'mdx/types';
import { createElement } from 'react';
import { addBasePath } from '@/components/ui/site-urls';
import { FILE_ATTRIBUTE, MEDIA_NAMES } from '@/lib/site/media-elements';

/** Components for the elements that load files. */
export const MEDIA: MDXComponents = Object.fromEntries(
  MEDIA_NAMES.map((name) => [name, (props: object) => createElement(name, resolveFiles(props))]),
);

/** Adds the base path to the files in the attributes of an element. */
export function resolveFiles<Props extends object>(props: Props): Props {
  const entries = Object.entries(props).map(([name, value]) => {
    const isFile = typeof value === 'string' && FILE_ATTRIBUTE.test(name.toLowerCase());
    return [name, isFile ? value.replace(/(?<=^|,\s*)\/\S*/g, addBasePath) : value];
  });
  return Object.fromEntries(entries) as Props;
}
