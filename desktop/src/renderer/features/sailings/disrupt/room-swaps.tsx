import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type { DisruptedSailing } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './disruption.module.css';

/** The rooms of guests on the other ship; guests without a room come first. */
export function RoomSwaps({ sailings }: { sailings: readonly DisruptedSailing[] }) {
  const { t } = useTranslation('sailings');
  const cabins = sailings.flatMap(({ id, cabins: some }) => some.map(cabin => ({ id, ...cabin })));
  const unplaced = sailings.flatMap(({ id, unplaced: some }) => some.map(room => ({ id, ...room })));
  if (cabins.length + unplaced.length === 0) return null;
  return (
    <section>
      <h3>{t('disrupt.roomsChange', { count: cabins.length + unplaced.length })}</h3>
      <ul className={styles.lines}>
        {unplaced.map(({ id, party, from }) => (
          <li key={`${id} ${from}`}>
            <span>
              {from} ·{' '}
              {party ? `${party.number} · ${party.name} · ${phoneToRead(party.phone)}` : t('disrupt.kept')}
            </span>
            <StatusBadge tone="bad" label={t('disrupt.noRoom')} />
          </li>
        ))}
        {cabins.map(({ id, party, from, to, better }) => (
          <li key={`${id} ${from}`}>
            <span>
              {from} → {to} · {party ? `${party.number} · ${party.name}` : t('disrupt.kept')}
            </span>
            <StatusBadge
              tone={better ? 'info' : 'ok'}
              label={t(better ? 'disrupt.better' : 'disrupt.same')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
