import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface State {
  crashed: boolean;
}

/** Keeps the header and a way on when a screen fails, or when its code cannot be loaded after a new release. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
