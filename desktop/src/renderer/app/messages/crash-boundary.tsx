import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface State {
  crashed: boolean;
}

/** Keeps what is around it, and a way on, when a screen fails or its code cannot be loaded. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
