import { useTranslation } from 'react-i18next';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { useScannerState } from '../../lib/scanner/use-scanner-state.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useWedge } from '../../lib/wedge/use-wedge.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { look, useGate } from './gate/gate-store.ts';
import { showTicket } from './gate/show-ticket.ts';
import { useFollowedGate } from './gate/use-followed-gate.ts';
import { DeskView } from './view/desk-view.tsx';
import { GateView } from './view/gate-view.tsx';
import { useMode } from './view/use-mode.ts';

/**
 * Ticket write-off (R32): tickets are verified by scanner or by code. The station of this workplace
 * decides, with a network or without one; this screen shows what it says.
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
