'use client';

import { Component, type ReactNode } from 'react';
import { useCurrentPage } from '@/components/hooks/use-current-page';
import { isChunkError, reloadOnce } from '@/lib/browser/failures';

interface BoundaryProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly path: string;
  /** Whether it is still the page that the document was loaded with. */
  readonly isFirst: boolean;
  readonly failed: boolean;
  /** The `main` element of that page, which replaces it if React cannot render it. */
  readonly kept?: HTMLElement | null;
}

/**
 * Keeps the shell if the content of a page fails to render, and logs the error. The first page stays static; any other page is loaded once as
 * a document. Resets on the next page.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, isFirst: true, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // The router uses errors for control flow, and recognizes them by their digest.
    if (error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_')) throw error;
    return { failed: true, kept: document.querySelector('main') };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return path === state.path ? null : { path, isFirst: false, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    if (!this.state.isFirst || isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    const { failed, isFirst, kept } = this.state;
    if (!failed) return this.props.children;
    return isFirst && kept ? <div className="contents" ref={(place) => place?.append(kept)} /> : null;
  }
}

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { path } = useCurrentPage();
  return <Boundary path={path}>{children}</Boundary>;
}
