'use client';

import { Component, type ComponentType, type ReactNode } from 'react';

interface FeatureBoundaryProps {
  /** Rendered instead of `children` after an error; nothing by default. */
  readonly fallback?: ReactNode;
  readonly onError?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Keeps the page if an optional feature fails to render, and logs the error. Remounting the boundary tries again. */
export class FeatureBoundary extends Component<FeatureBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}

/** Puts a component into a boundary. `renderFallback` gets the props of the component. */
export function withBoundary<Props extends object>(Feature: ComponentType<Props>, renderFallback?: (props: Props) => ReactNode) {
  return (props: Props) => (
    <FeatureBoundary fallback={renderFallback?.(props)}>
      <Feature {...props} />
    </FeatureBoundary>
  );
}
