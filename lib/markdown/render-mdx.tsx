import { run } from '@mdx-js/mdx';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

/**
 * Runs a page's compiled MDX with the components of the site. next-mdx-remote compiles it; its own runner would compile a
 * second time, so `run` of the package beneath it is used (design section 4.8).
 */
export async function renderMdx(code: string, components: MDXComponents): Promise<ReactNode> {
  const { default: Content } = await run(code, { ...jsxRuntime, ...jsxDevRuntime, baseUrl: import.meta.url });
  return <Content components={components} />;
}
