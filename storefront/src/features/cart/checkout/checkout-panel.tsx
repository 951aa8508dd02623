import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ProvingLine } from '../../../lib/human-check/proving-line.tsx';
import { useIsUnpayable } from '../../../lib/payments/balance-shortage.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import type { PaymentProviderChoice } from '../../../lib/requests/payment-options.ts';
import { TermsAgreement } from '../../../lib/terms/terms-agreement.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { PricedItem } from '../items/priced-item.ts';
import styles from './checkout-panel.module.css';
import type { useCheckOut } from './use-check-out.ts';

interface CheckoutPanelProps {
  items: readonly PricedItem[];
  /** Whether the last attempt created no order; each item shows its reason. */
  noneMade: boolean;
  checkOut: ReturnType<typeof useCheckOut>;
  /** Whether the browser is solving the proof of work. */
  proving: boolean;
}

/** The total of the bookable items, the payment method, the terms, and the pay button with the total. */
export function CheckoutPanel({ items, noneMade, checkOut, proving }: CheckoutPanelProps) {
  const { t } = useTranslation(['cart', 'review', 'payment']);
  const { money } = useFormat();
  const [provider, setProvider] = useState<PaymentProviderChoice | ''>('');
  const [termsAccepted, setTermsAccepted] = useState(false);
  const [tried, setTried] = useState(false);

  const bookable = items.filter(({ state }) => state === 'bookable');
  const waiting = items.some(({ state }) => state === 'loading');
  const leftOut = items.filter(({ state }) => state === 'blocked' || state === 'failed').length;
  const totalSen = sumSen(bookable.map(({ quote }) => quote?.totalSen ?? 0));
  const free = !waiting && isNothingDue(totalSen);
  const unpayable = useIsUnpayable(provider, waiting ? null : totalSen);
  const submit = () => {
    setTried(true);
    if (unpayable || !termsAccepted) focusField(unpayable ? 'payment-method' : 'terms');
    else checkOut.mutate({ items: bookable, provider: free ? '' : provider });
  };
  return (
    <Card className={styles.panel}>
      <h2 className={styles.heading}>{t('checkout.heading')}</h2>
      <p className={styles.total} role="status" aria-busy={waiting}>
        <span>{t('checkout.total', { count: bookable.length })}</span>
        <span className={styles.amount}>{waiting ? '…' : money(totalSen)}</span>
      </p>
      {leftOut > 0 && !waiting && <Notice tone="warn" title={t('checkout.leftOut', { count: leftOut })} />}
      {bookable.length > 0 && (
        <>
          {!free && (
            <PaymentChoice
              amountSen={waiting ? null : totalSen}
              value={provider}
              onChange={setProvider}
              error={tried && provider === '' ? t('payment:method.choose') : undefined}
            />
          )}
          <TermsAgreement
            checked={termsAccepted}
            onChange={setTermsAccepted}
            error={tried && !termsAccepted ? t('review:terms.please') : undefined}
          />
          {noneMade && !checkOut.isPending && !checkOut.error && (
            <Notice tone="bad" live title={t('checkout.failed')}>
              <p>{t('checkout.seeReasons')}</p>
            </Notice>
          )}
          {checkOut.error && !checkOut.isPending && (
            <Notice tone="bad" live title={t('checkout.failed')}>
              <p>{checkOut.error.message}</p>
              {checkOut.error instanceof ApiError && checkOut.error.unanswered && (
                <p>{t('review:failure.unanswered')}</p>
              )}
            </Notice>
          )}
          <ProvingLine proving={proving} />
          <Button
            block
            variant="primary"
            {...(!free && { icon: 'lock' as const })}
            loading={checkOut.isPending}
            disabled={waiting}
            onClick={submit}
          >
            {free
              ? t('payment:nothing.confirm')
              : t('checkout.pay', { amount: waiting ? '…' : money(totalSen) })}
          </Button>
          <p className="muted">{t('checkout.hint')}</p>
        </>
      )}
    </Card>
  );
}
