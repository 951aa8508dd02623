/*
 * Ticket verification at a gate or a desk: scan, typed code, search, result and history. It works with no network.
 */

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { bridge } from '../../lib/bridge.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { useScannerState } from '../../lib/scanner/use-scanner-state.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useWedge } from '../../lib/wedge/use-wedge.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { followGate, look, useGate } from './gate/gate-store.ts';
import { isMuted } from './gate/muted.ts';
import { showTicket } from './gate/show-ticket.ts';
import { sound } from './gate/sound.ts';
import { DeskView } from './view/desk-view.tsx';
import { GateView } from './view/gate-view.tsx';

/**
 * Ticket write-off (R32): tickets are verified by scanner or by code. The station of this workplace decides, with or
 * without a network; this screen shows the result.
 */
export default function WriteOffScreen() {
  const { t } = useTranslation('write-off');
  const { whole, toggle, leave } = useMode();
  const state = useGate(gate => gate.state);
  const lost = useGate(gate => gate.lost);
  useFollowedGate();
  useScanner({ who: 'gate' });
  const lane = useScannerState().data?.lanes.wedge;
  useWedge(code => void showTicket({ code, ...(lane && { lane }) }), { inFields: true });
  useShortcut('f', t(whole ? 'mode.leave' : 'mode.enter'), toggle);
  if (!state)
    return (
      <Screen>
        <PageHeader title={t('title')} />
        {lost ? <ErrorState error={new Error(lost)} onRetry={look} /> : <Skeleton width={40} />}
      </Screen>
    );
  return whole ? (
    <>
      <LeaveByEscape onLeave={leave} />
      <GateView state={state} onMode={leave} />
    </>
  ) : (
    <DeskView state={state} onMode={toggle} />
  );
}

function LeaveByEscape({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('write-off');
  useShortcut('escape', t('mode.leave'), onLeave);
  return null;
}

/** Follows the gate while its screen is open, and plays the sounds while it is visible. */
function useFollowedGate(): void {
  useEffect(
    () =>
      followGate(bridge, verdict => {
        if (!isMuted() && document.visibilityState === 'visible') sound(verdict);
      }),
    [],
  );
}

const GATE_MODE = 'gate';

/** Whether the gate uses the full window; in the URL, so that it survives a reload and can be linked. */
function useMode() {
  const whole = new URLSearchParams(useSearch()).get('mode') === GATE_MODE;
  const [path, navigate] = useLocation();
  const set = (next: boolean) => navigate(next ? `${path}?mode=${GATE_MODE}` : path, { replace: true });
  return { whole, toggle: () => set(!whole), leave: () => set(false) };
}
