import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { clearShown, useGate } from '../gate/gate-store.ts';
import { isMuted } from '../sound/muted.ts';
import { sound } from '../sound/sound.ts';
import { laneStopsOf } from './lane-stops.ts';

/** The lanes whose scanner was unplugged while the others go on: each takes its own light, with a sound. */
export function LaneNotices({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('write-off');
  const scanners = useScannerState().data;
  const lanes = scanners ? laneStopsOf(scanners).lanes : [];
  return lanes.length === 0 ? null : (
    <div className={className}>
      {lanes.map(lane => (
        <Notice key={lane} live tone="bad" title={t('lane.stopped', { lane })}>
          <Stopped lane={lane} />
          {t('lane.unplugged')}
        </Notice>
      ))}
    </div>
  );
}

function Stopped({ lane }: { lane: string }) {
  useEffect(() => {
    const { shown, records } = useGate.getState();
    if (records.find(({ eventId }) => eventId === shown?.eventId)?.lane === lane) clearShown();
    if (!isMuted() && document.visibilityState === 'visible') sound('stopped');
  }, [lane]);
  return null;
}
