import type { OrderChangeInput } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { CabinsForm } from './cabins-form.tsx';
import { ChangeComparison } from './change-comparison.tsx';
import styles from './change-steps.module.css';
import { DetailsForm } from './details-form.tsx';
import { PassengerForm } from './passenger-form.tsx';
import { SailingForm } from './sailing-form.tsx';

const kinds = ['sailing', 'cabins', 'passenger', 'details'] as const;
type Kind = (typeof kinds)[number];
const forms = { sailing: SailingForm, cabins: CabinsForm, passenger: PassengerForm, details: DetailsForm };

/** A change of a paid booking in three steps: its kind, its details, and the comparison of old and new before anything is changed. */
export function ChangeSteps({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const [kind, setKind] = useState<Kind>('sailing');
  const [step, setStep] = useState<'what' | 'which' | 'compare'>('what');
  const [change, setChange] = useState<OrderChangeInput>();
  const Form = forms[kind];
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
        <Form
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
