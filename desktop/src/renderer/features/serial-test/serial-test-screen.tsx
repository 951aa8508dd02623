/*
 * Scanners: ports, lanes, a scanner that types, and a test of what arrives.
 */

import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { KeyboardScannerPanel } from './keyboard-scanner/keyboard-scanner-panel.tsx';
import { LanesPanel } from './lanes/lanes-panel.tsx';
import { PortSettings } from './port-settings.tsx';
import { ScannerPanel } from './scanner-panel.tsx';
import styles from './serial-test.module.css';
import { TestString } from './test-string.tsx';
import { TrafficLog } from './traffic-log.tsx';
import { usePorts, useSerialPort } from './use-serial-port.ts';

/** The scanner of this workplace, and the serial port test (R38). */
export default function SerialTestScreen() {
  const { t } = useTranslation('serial-test');
  const ports = usePorts();
  const port = useSerialPort();
  const listed = ports.data;
  return (
    <Screen>
      <PageHeader title={t('title')} />
      {listed && !listed.ok && (
        <Notice tone="warn">{t(`failure.${listed.failure}`, { detail: listed.detail })}</Notice>
      )}
      {listed?.ok && listed.ports.length === 0 && <Notice tone="info">{t('noPorts')}</Notice>}
      {port.failure && (
        <Notice live tone="bad">
          {port.failure === 'unplugged'
            ? t('unplugged')
            : t(`failure.${port.failure.failure}`, { detail: port.failure.detail })}
        </Notice>
      )}
      <ScannerPanel
        ports={listed?.ok ? listed.ports : []}
        testing={port.isOpen}
        onRefresh={() => void ports.refetch()}
      />
      <KeyboardScannerPanel />
      <LanesPanel ports={listed?.ok ? listed.ports : []} onRefresh={() => void ports.refetch()} />
      <div className={styles.columns}>
        <Panel
          title={t('test')}
          actions={
            <StatusBadge
              tone={port.isOpen ? 'ok' : 'neutral'}
              label={t(port.isOpen ? 'state.open' : 'state.closed')}
            />
          }
        >
          <PortSettings
            ports={listed?.ok ? listed.ports : []}
            isOpen={port.isOpen}
            busy={port.open.isPending || port.close.isPending}
            onRefresh={() => void ports.refetch()}
            onOpen={port.open.mutate}
            onClose={port.close.mutate}
          />
        </Panel>
        <div className={styles.traffic}>
          <Panel title={t('send.title')}>
            <TestString busy={port.send.isPending} onSend={port.send.mutate} />
          </Panel>
          <Panel
            title={t('traffic.title')}
            flush
            actions={
              port.entries.length > 0 && (
                <Button size="small" variant="quiet" onClick={port.clear}>
                  {t('traffic.clear')}
                </Button>
              )
            }
          >
            <TrafficLog entries={port.entries} />
          </Panel>
        </div>
      </div>
    </Screen>
  );
}
