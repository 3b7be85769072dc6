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
 * Keeps the shell if the content of a page fails to render: logs the error, renders nothing, and resets on the next page. If a chunk is
 * missing because of a new deployment, reloads the page once.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, failed: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    // The router uses errors for control flow, which it recognizes by their digest.
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
