import type { ReactNode } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { leave } from '../lib/leave-guard.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { CrashBoundary } from './messages/crash-boundary.tsx';
import { Routes } from './routes.tsx';
import { SessionEndedDialog } from './session/session-ended-dialog.tsx';
import { useShortcutKeys } from './shortcuts/use-shortcut-keys.ts';

export function App() {
  useShortcutKeys();
  return (
    <Surroundings>
      <CrashBoundary>
        <Routes />
      </CrashBoundary>
      <LeaveDialog />
      <SessionEndedDialog />
      <ToastRegion />
    </Surroundings>
  );
}

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <Router aroundNav={askBeforeLeaving}>{children}</Router>
    </TooltipProvider>
  );
}

/** Filters change the address of the same screen, and lose nothing. */
const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const samePage = new URL(to, location.href).pathname === location.pathname;
  if (samePage) navigate(to, options);
  else leave(() => navigate(to, options));
};
