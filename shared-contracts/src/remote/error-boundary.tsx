import { Component, type ReactNode } from 'react';

type Props = { onError(error: unknown): void; children: ReactNode };

/** Renders nothing after an error: the host renders its panel instead of the remote. */
export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
