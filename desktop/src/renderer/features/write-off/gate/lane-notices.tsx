import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { OctagonPause } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { IconView } from '../../../ui/icon.tsx';
import { clearShown, useGate } from './gate-store.ts';
import styles from './lane-notices.module.css';
import { laneStopsOf } from './lane-stops.ts';
import { isMuted } from './muted.ts';
import { sound } from './sound.ts';

/**
 * The lanes whose scanner is missing while others work: each has its own light, with a sound. `whole`: with type sizes
 * for reading from a distance.
 */
export function LaneNotices({ whole }: { whole?: boolean }) {
  const { t } = useTranslation('write-off');
  const scanners = useScannerState().data;
  const lanes = scanners ? laneStopsOf(scanners).lanes : [];
  if (lanes.length === 0) return null;
  const all = scanners ? [{ ...scanners, lane: scanners.lanes.first }, ...scanners.others] : [];
  return lanes.map(lane => {
    const title = t('lane.stopped', { lane });
    const isAbsent = all.some(scanner => scanner.lane === lane && scanner.absent);
    const text = t(isAbsent ? 'lane.absent' : 'lane.unplugged');
    return whole ? (
      <section key={lane} role="alert" className={styles.stopped}>
        <Stopped lane={lane} />
        <IconView icon={OctagonPause} size={48} />
        <p>
          <strong>{title}</strong> {text}
        </p>
      </section>
    ) : (
      <Notice key={lane} live tone="bad" title={title}>
        <Stopped lane={lane} />
        {text}
      </Notice>
    );
  });
}

function Stopped({ lane }: { lane: string }) {
  useEffect(() => {
    const { shown, records } = useGate.getState();
    if (records.find(({ eventId }) => eventId === shown?.eventId)?.lane === lane) clearShown();
    if (!isMuted() && document.visibilityState === 'visible') sound('stopped');
  }, [lane]);
  return null;
}
