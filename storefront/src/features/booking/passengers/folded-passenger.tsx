import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import type { PassengerDraft } from '../draft/passenger-draft.ts';
import styles from './folded-passenger.module.css';
import { PassengerFacts } from './passenger-facts.tsx';

interface FoldedPassengerProps {
  /** From 1. */
  number: number;
  passenger: PassengerDraft;
  onChange: () => void;
}

/** A complete passenger on a line, with a button that shows all fields again (R388). */
export function FoldedPassenger({ number, passenger, onChange }: FoldedPassengerProps) {
  const { t } = useTranslation('booking');
  return (
    <Card className={styles.folded} role="group" aria-label={t('passengers.number', { number })}>
      <PassengerFacts passenger={passenger} />
      <Button variant="quiet" onClick={onChange}>
        {t('passengers.change', { name: passenger.name })}
      </Button>
    </Card>
  );
}
