import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import styles from './conflict.module.css';

interface ScanCardProps {
  title: string;
  scan: GateConflict['other'];
  /** Whether this scan is the passenger's valid boarding. */
  counts?: boolean;
}

/** A scan: gate, officer and time. */
export function ScanCard({ title, scan, counts = false }: ScanCardProps) {
  const { t } = useTranslation('boarding-conflicts');
  const { instant } = useFormat();
  const { gate, lane, officer, at } = scan;
  return (
    <section className={styles.scan} aria-label={title}>
      <header className={styles.scanHead}>
        <h3>{title}</h3>
        <StatusBadge tone={counts ? 'ok' : 'neutral'} label={t(counts ? 'scan.counts' : 'scan.countsNot')} />
      </header>
      <dl className={styles.rows}>
        <dt>{t('scan.gate')}</dt>
        <dd>{[gate || t('unnamedGate'), lane].filter(Boolean).join(' · ')}</dd>
        <dt>{t('scan.officer')}</dt>
        <dd>{officer.name || officer.username}</dd>
        <dt>{t('scan.time')}</dt>
        <dd>{instant(at)}</dd>
      </dl>
    </section>
  );
}
