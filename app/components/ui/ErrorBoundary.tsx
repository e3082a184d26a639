import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in place of children that threw while they were drawn. */
  renderFallback: (error: unknown) => ReactNode;
  /** Told of what they threw. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Ends what its children throw while they are drawn. Another `key` begins anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(failure.error) : this.props.children;
  }
}
