import type { CounterReceipt } from '@gangway/shared/contract/office/orders/counter.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Receipt, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import styles from '../fields/order.module.css';

interface PaymentTakenProps {
  receipt: CounterReceipt;
  onDone: () => void;
  /** Begins with the next customer: then this and printing come first. */
  onNext?: () => void;
  /** What was sold, if nothing else on the screen shows it. */
  summary?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** Shown after a payment: the change to give, and what to print. */
export function PaymentTaken({ receipt, onDone, onNext, summary, children }: PaymentTakenProps) {
  const { t } = useTranslation(['orders', 'providers']);
  const { money } = useFormat();
  const documents = useDocuments();
  const { amountSen, changeSen, order, parts, paymentId, tenderedSen } = receipt;
  return (
    <div className={styles.dialog}>
      <p className={styles.big} role="status">
        {changeSen > 0 && t('cash.giveBack', { change: money(changeSen) })}
        {changeSen === 0 && tenderedSen !== null && t('cash.nothingBack')}
        {paymentId === null && t('payment.nothingTaken')}
        {paymentId !== null && tenderedSen === null && t('payment.taken', { amount: money(amountSen) })}
      </p>
      {parts.length > 1 && (
        <dl className={styles.sums}>
          {parts.map(({ provider, amountSen: partSen }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and nothing of them changes any more
            <div key={index}>
              <dt>{t(`providers:${provider}.name`)}</dt>
              <dd>{money(partSen)}</dd>
            </div>
          ))}
        </dl>
      )}
      {summary}
      <div className={styles.quick}>
        <Button
          icon={Ticket}
          loading={documents.busy === 'tickets'}
          {...(onNext && { variant: 'primary', autoFocus: true })}
          onClick={() => documents.print({ kind: 'tickets', order: order.number })}
        >
          {t('cash.tickets')}
        </Button>
        {onNext && <Button onClick={onNext}>{t('sale.another')}</Button>}
        <Button
          icon={Receipt}
          loading={documents.busy === 'receipt'}
          onClick={() => documents.print({ kind: 'receipt', order: order.number })}
        >
          {t('cash.receipt')}
        </Button>
        {children}
        <Button {...(!onNext && { variant: 'primary', autoFocus: true })} onClick={onDone}>
          {t('cash.done')}
        </Button>
      </div>
    </div>
  );
}
