import type { ClosedCount } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';

/** The amendments of a closed count, by number: the gate, how many scans, and when. */
export function Amendments({ closed }: { closed: Pick<ClosedCount, 'amendments'> }) {
  const { t } = useTranslation('departure-board');
  const { dateTime } = useFormat();
  if (closed.amendments.length === 0) return null;
  return (
    <ol aria-label={t('amendments.title')}>
      {closed.amendments.map(({ number, receivedAt, gate, boarded, undone, firstScanAt }) => (
        <li key={number}>
          {t('amendments.one', {
            number,
            gate: gate || t('gates.unnamed'),
            received: dateTime(receivedAt),
            first: dateTime(firstScanAt),
          })}{' '}
          {[
            boarded > 0 && t('amendments.boarded', { count: boarded }),
            undone > 0 && t('amendments.undone', { count: undone }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ol>
  );
}
