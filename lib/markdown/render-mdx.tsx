import { run } from '@mdx-js/mdx';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

/** Renders a compiled page with these components. Uses `run` of `@mdx-js/mdx`, since next-mdx-remote would compile the page again. */
export async function renderMdx(code: string, components: MDXComponents): Promise<ReactNode> {
  const { default: Content } = await run(code, { ...jsxRuntime, ...jsxDevRuntime, baseUrl: import.meta.url });
  return <Content components={components} />;
}
