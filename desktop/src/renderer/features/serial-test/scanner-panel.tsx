import { useTranslation } from 'react-i18next';
import { useScannerState } from '../../lib/scanner/use-scanner-state.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { LastScan } from './last-scan.tsx';
import type { Port } from './port/port-field.tsx';
import { ScannerAdvice } from './scanner-advice.tsx';
import { ScannerForm } from './scanner-form.tsx';
import styles from './serial-test.module.css';

const tones = { off: 'neutral', searching: 'warn', open: 'ok', lent: 'info' } as const satisfies Record<
  string,
  Tone
>;

interface ScannerPanelProps {
  ports: readonly Port[];
  /** Whether a port is being tested; scans are then not shown as tests of the scanner. */
  testing: boolean;
  onRefresh: () => void;
}

/** The ticket scanner of this workplace: its state with advice, its last scan, and its settings. */
export function ScannerPanel({ ports, testing, onRefresh }: ScannerPanelProps) {
  const { t } = useTranslation('serial-test');
  const { data: state, error, refetch } = useScannerState();
  if (error && !state) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <Panel
      title={t('scanner.title')}
      actions={
        state && <StatusBadge tone={tones[state.status]} label={t(`scanner.status.${state.status}`)} />
      }
    >
      {state ? (
        <div className={styles.scanner}>
          <ScannerAdvice state={state} />
          {state.status === 'open' && !testing && <LastScan />}
          <ScannerForm settings={state.settings} ports={ports} onRefresh={onRefresh} />
        </div>
      ) : (
        <Skeleton width={40} />
      )}
    </Panel>
  );
}
