import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useCabinPlace } from '../../../lib/deck/cabin-place.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './chosen-cabins.module.css';

interface ChosenCabinsProps {
  sailing: SailingDetail;
  roomIds: readonly number[];
  party: number;
  onRemove: (roomId: number) => void;
}

/** The selected cabins, and whether they have enough beds for the party. */
export function ChosenCabins({ sailing, roomIds, party, onRemove }: ChosenCabinsProps) {
  const { t } = useTranslation(['deck', 'cabin']);
  const { text, money, enumerate } = useFormat();
  const placeOf = useCabinPlace(sailing.cabins, roomIds);
  const chosen = roomIds.flatMap(roomId => {
    const cabin = sailing.cabins.find(candidate => candidate.roomId === roomId);
    const type = sailing.roomTypes.find(candidate => candidate.id === cabin?.roomTypeId);
    return cabin && type ? [{ cabin, type }] : [];
  });
  if (chosen.length === 0) return null;
  const beds = chosen.reduce((sum, { type }) => sum + type.maxOccupancy, 0);
  return (
    <div className={styles.chosen}>
      <ul className={styles.list}>
        {chosen.map(({ cabin, type }) => (
          <li key={cabin.roomId} className={styles.item}>
            <span>
              <strong>{t('chosenCabin', { number: cabin.number, floor: cabin.floor })}</strong>
              <br />
              {enumerate(placeOf(cabin))}
              <br />
              {text(type.name)} · {t('cabin:sleeps', { count: type.maxOccupancy })} · {money(type.priceSen)}
              {!cabin.free && <span className={styles.gone}> {t('justTaken')}</span>}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { number: cabin.number })}
              onClick={() => onRemove(cabin.roomId)}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
      {beds < party && <Notice tone="warn" live title={t('tooSmall', { beds, party })} />}
    </div>
  );
}
