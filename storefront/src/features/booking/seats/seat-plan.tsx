import type { SeatMap } from '@gangway/shared/contract/sales/seats.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceSigns, Signs } from '../../../lib/deck/plan-signs.tsx';
import { LoadFailed, Loading } from '../../../lib/page/loading-parts.tsx';
import { RadioTile } from '../../../ui/fields/radio-tile.tsx';
import { SeatGrid } from './seat-grid.tsx';
import styles from './seat-plan.module.css';

interface SeatPlanProps {
  map: UseQueryResult<SeatMap>;
  names: readonly string[];
  /** Of each passenger; empty: none. */
  seats: readonly string[];
  active: number;
  /** The seats get the focus. */
  isLed: boolean;
  onActive: (index: number) => void;
  onChoose: (seat: string) => void;
  onClear: () => void;
}

/** Who gets the next seat, and the seats of the sailing. */
export function SeatPlan({ map, names, seats, active, isLed, onActive, onChoose, onClear }: SeatPlanProps) {
  const { t } = useTranslation('seats');
  if (map.isError) return <LoadFailed query={map} />;
  if (!map.data) return <Loading heights={['20rem']} />;
  return (
    <div className={styles.plan}>
      <fieldset className={styles.party}>
        <legend>{t('who')}</legend>
        {names.map((name, index) => (
          <RadioTile
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the party is fixed
            key={index}
            name="seat-passenger"
            title={name}
            note={seats[index] ? t('seatOf', { seat: seats[index] }) : t('noSeat')}
            checked={index === active}
            onChoose={() => onActive(index)}
          />
        ))}
      </fieldset>
      <Signs>
        <ChoiceSigns />
      </Signs>
      <SeatGrid map={map.data} names={names} seats={seats} isLed={isLed} onChoose={onChoose} />
      {seats.some(seat => seat !== '') && (
        <Button variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
