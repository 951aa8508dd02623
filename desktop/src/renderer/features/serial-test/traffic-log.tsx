import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { IconView } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import styles from './serial-test.module.css';
import { asHex, asText, MAX_ENTRIES, type TrafficEntry } from './traffic.ts';

/** The data sent and received at the port, newest first, as text and as hex. */
export function TrafficLog({ entries }: { entries: readonly TrafficEntry[] }) {
  const { t } = useTranslation('serial-test');
  const { instant } = useFormat();
  if (entries.length === 0) return <EmptyState title={t('traffic.empty')} />;
  return (
    <>
      <table className={styles.log} aria-live="polite">
        <thead>
          <tr>
            <th scope="col">{t('traffic.time')}</th>
            <th scope="col">{t('traffic.direction')}</th>
            <th scope="col">{t('traffic.bytes')}</th>
            <th scope="col">{t('traffic.text')}</th>
            <th scope="col">{t('traffic.hex')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, direction, bytes }) => (
            <tr key={id}>
              <td className={styles.time}>{instant(at)}</td>
              <td>
                <span className={styles.direction}>
                  <IconView icon={direction === 'in' ? ArrowDownLeft : ArrowUpRight} />
                  {t(`traffic.${direction}`)}
                </span>
              </td>
              <td className={styles.number}>{bytes.length}</td>
              <td className={styles.raw}>{asText(bytes)}</td>
              <td className={styles.raw}>{asHex(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length === MAX_ENTRIES && (
        <p className={styles.kept}>{t('traffic.older', { count: MAX_ENTRIES })}</p>
      )}
    </>
  );
}
