import type { OrderChangeInput } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { CabinsWish } from './cabins-wish.tsx';
import { ChangeComparison } from './change-comparison.tsx';
import styles from './change-steps.module.css';
import { DetailsWish } from './details-wish.tsx';
import { PassengerWish } from './passenger-wish.tsx';
import { SailingWish } from './sailing-wish.tsx';

const kinds = ['sailing', 'cabins', 'passenger', 'details'] as const;
type Kind = (typeof kinds)[number];
const wishes = { sailing: SailingWish, cabins: CabinsWish, passenger: PassengerWish, details: DetailsWish };

/** A change of a paid booking in three steps: its kind, its details, and the comparison of old and new before anything is changed. */
export function ChangeSteps({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const [kind, setKind] = useState<Kind>('sailing');
  const [step, setStep] = useState<'what' | 'which' | 'compare'>('what');
  const [change, setChange] = useState<OrderChangeInput>();
  const Wish = wishes[kind];
  if (step === 'what')
    return (
      <div className={styles.step}>
        <RadioCards
          name="change-kind"
          legend={t('change.what')}
          columns={1}
          value={kind}
          onChange={setKind}
          options={kinds.map(value => ({
            value,
            title: t(`change.kind.${value}`),
            description: t(`change.about.${value}`),
          }))}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('change.keep')}</Button>
          <Button variant="primary" onClick={() => setStep('which')}>
            {t('change.next')}
          </Button>
        </DialogActions>
      </div>
    );
  return (
    <>
      <div hidden={step !== 'which'}>
        <Wish
          order={order}
          onBack={() => setStep('what')}
          onChosen={chosen => {
            setChange(chosen);
            setStep('compare');
          }}
        />
      </div>
      {step === 'compare' && change && (
        <ChangeComparison order={order} change={change} onBack={() => setStep('which')} onDone={onClose} />
      )}
    </>
  );
}
