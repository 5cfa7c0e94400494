import { Component, type ReactNode } from 'react';

type Props = { onError(error: unknown): void; children: ReactNode };

/** Draws nothing after an error: the host draws its panel in the place of the remote. */
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
