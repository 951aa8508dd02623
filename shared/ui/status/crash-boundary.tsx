import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Replaces a screen that failed, or whose code cannot be loaded after a new release. */
  crashed: ReactNode;
  children: ReactNode;
}

/** Keeps the surrounding page usable when a screen fails. */
export class CrashBoundary extends Component<CrashBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.crashed : this.props.children;
  }
}
