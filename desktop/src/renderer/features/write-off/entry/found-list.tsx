import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PassengersFound } from '../../../../bridge-gate.ts';
import { askGate, type GateError } from '../gate/ask-gate.ts';
import { fail, receiveRecord } from '../gate/gate-store.ts';
import styles from './find.module.css';
import { FoundRow } from './found-row.tsx';

interface FoundListProps {
  results: PassengersFound;
  onBoarded: () => void;
  /** Starts another search. */
  onAgain: () => void;
}

/** The results of a search; one passenger at a time boards, by the rules of a presented ticket. */
export function FoundList({ results, onBoarded, onAgain }: FoundListProps) {
  const { t } = useTranslation('write-off');
  const [boarding, setBoarding] = useState<string | null>(null);
  const { lookupId, passengers } = results;
  const board = async (ticketId: string) => {
    if (boarding) return;
    setBoarding(ticketId);
    try {
      receiveRecord(await askGate('gate.boardFound', { lookupId, ticketId }));
    } catch (error) {
      fail(error as GateError);
    }
    onBoarded();
  };
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          <strong>{t('find.found', { count: passengers.length })}</strong> {t('find.check')}
        </p>
        <Button onClick={onAgain}>{t('find.again')}</Button>
      </div>
      <ul className={styles.rows} aria-label={t('find.results')}>
        {passengers.map(passenger => (
          <FoundRow
            key={passenger.ticketId}
            passenger={passenger}
            busy={boarding === passenger.ticketId}
            onBoard={() => void board(passenger.ticketId)}
          />
        ))}
      </ul>
    </>
  );
}
