import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { LARGEST_PARTY } from '@gangway/shared/domain/travel/travel-limits.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { changeParty, useBookingDraft } from '../draft/booking-draft.ts';
import { partySize } from '../draft/passenger-draft.ts';
import styles from './party-picker.module.css';

/** The number of tickets of each type, with its price and age range. */
export function PartyPicker({ sailing }: { sailing: SailingDetail }) {
  const { t } = useTranslation(['booking', 'site']);
  const { money } = useFormat();
  const counts = useBookingDraft(draft => draft.counts);
  const room = LARGEST_PARTY - partySize(counts);
  return (
    <Card className={styles.party}>
      {ticketTypeOrder.map(type => (
        <Stepper
          key={type}
          label={t(`site:ticketType.${type}`)}
          hint={
            <span className={styles.hint}>
              <span>{t(`tickets.age.${type}`)}</span> <strong>{money(sailing.fares[type])}</strong>
            </span>
          }
          value={counts[type]}
          max={counts[type] + room}
          decreaseLabel={t(`tickets.fewer.${type}`)}
          increaseLabel={t(`tickets.more.${type}`)}
          onChange={value => changeParty({ ...counts, [type]: value })}
        />
      ))}
      {room === 0 && <p className="muted">{t('tickets.most', { count: LARGEST_PARTY })}</p>}
    </Card>
  );
}
