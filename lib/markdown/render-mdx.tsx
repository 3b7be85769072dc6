import { run } from '@mdx-js/mdx';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * Renders the compiled MDX of a page with the given components. Uses `run` from `@mdx-js/mdx`, since next-mdx-remote would compile the
 * page a second time.
 */
export async function renderMdx(code: string, components: MDXComponents): Promise<ReactNode> {
  const { default: Content } = await run(code, { ...jsxRuntime, ...jsxDevRuntime, baseUrl: import.meta.url });
  return <Content components={components} />;
}
