import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import type { PassengerDraft } from '../draft/passenger-draft.ts';
import { FindingNotices } from '../step/finding-notices.tsx';
import styles from './folded-passenger.module.css';
import { PassengerFacts } from './passenger-facts.tsx';

interface FoldedPassengerProps {
  /** From 1. */
  number: number;
  passenger: PassengerDraft;
  /** Whether the focus was on what is folded now. */
  takesFocus: boolean;
  findings: readonly Finding[];
  onChange: () => void;
}

/** A complete passenger on a line, with a button that shows all fields again (R388). */
export function FoldedPassenger({ number, passenger, takesFocus, findings, onChange }: FoldedPassengerProps) {
  const { t } = useTranslation('passengers');
  const id = useId();
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  return (
    <Card role="group" aria-label={t('step.number', { number })}>
      <div className={styles.line}>
        <PassengerFacts passenger={passenger} />
        <Button id={id} variant="quiet" onClick={onChange}>
          {t('step.change', { name: passenger.name })}
        </Button>
      </div>
      <FindingNotices findings={findings} />
    </Card>
  );
}
