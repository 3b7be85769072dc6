'use client';

import { Component, type ReactNode } from 'react';
import { usePagePath } from '@/components/hooks/use-page-path';
import { isChunkError, reloadOnce } from '@/lib/browser/failures';

interface BoundaryProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly path: string;
  readonly failed: boolean;
}

/**
 * Keeps the frame when the content of a page fails (spec section 8): the error is logged, nothing else is shown, and the next
 * page starts afresh. A script that an earlier build left behind leads to a full load.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // The router throws to itself; its errors carry a digest of its own.
    if (error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_')) throw error;
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    if (isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { path } = usePagePath();
  return <Boundary path={path}>{children}</Boundary>;
}
