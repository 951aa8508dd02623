import type { CabinPlace, ShipDetail } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PhoneLink } from '../../ui/layout/contact-link.tsx';
import styles from './access.module.css';

/** Who uses a wheelchair: which cabins suit, where a lift is, and whom to ask. */
export function Access({ ship: { cabins } }: { ship: ShipDetail }) {
  const { t } = useTranslation('ship');
  const { list } = useFormat();
  const phone = usePublicSettings().data?.contactPhone;
  const suiting = cabins.filter(({ accessible }) => accessible);
  const byLift = decksOf(cabins.filter(({ beside }) => beside.includes('lift')));
  return (
    <Card tone="foam" className={styles.access}>
      <h2 className={styles.heading}>
        <Icon name="wheelchair" />
        {t('access.title')}
      </h2>
      {cabins.length > 0 && (
        <p>
          {suiting.length > 0
            ? t('access.cabins', {
                count: suiting.length,
                numbers: list(suiting.map(({ number }) => number)),
              })
            : t('access.noCabin')}
        </p>
      )}
      {byLift.length > 0 && (
        <p>{t('access.lift', { count: byLift.length, decks: list(byLift.map(String)) })}</p>
      )}
      <p>{t('access.ask')}</p>
      {phone && (
        <p>
          <PhoneLink className={styles.phone} phone={phone} />
        </p>
      )}
    </Card>
  );
}

const decksOf = (cabins: readonly CabinPlace[]): number[] =>
  [...new Set(cabins.map(({ floor }) => floor))].sort((one, other) => one - other);
