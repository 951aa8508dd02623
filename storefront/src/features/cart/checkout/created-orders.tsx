import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { orderPath } from '../../../lib/paths.ts';
import { useIsUnpayable } from '../../../lib/payments/balance-shortage.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import styles from './created-orders.module.css';
import type { CheckoutOutcome } from './use-check-out.ts';
import type { usePayOrders } from './use-pay-orders.ts';

interface CreatedOrdersProps {
  outcome: CheckoutOutcome;
  pay: ReturnType<typeof usePayOrders>;
}

/** The number of created orders, and the one payment for all of them. */
export function CreatedOrders({ outcome, pay }: CreatedOrdersProps) {
  const { t } = useTranslation(['cart', 'orders', 'payment']);
  const { money, text, date } = useFormat();
  const [provider, setProvider] = useState(outcome.provider);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { orders, total } = outcome;
  const dueSen = sumSen(orders.map(order => order.dueSen));
  const free = isNothingDue(dueSen);
  const unpayable = useIsUnpayable(provider, dueSen);
  const holds = orders.flatMap(({ holdExpiresAt }) => (holdExpiresAt ? [Date.parse(holdExpiresAt)] : []));
  return (
    <Card className={styles.created}>
      <h2 ref={heading} tabIndex={-1}>
        {t('created.heading', { success: orders.length, total })}
      </h2>
      {orders.length < total && <p>{t('created.rest')}</p>}
      <ul className={styles.orders}>
        {orders.map(({ number, sailing, dueSen: eachSen }) => (
          <li key={number}>
            <Link href={orderPath(number)}>{number}</Link>
            <span>
              {t('orders:route', {
                departure: text(sailing.route.departure.name),
                destination: text(sailing.route.destination.name),
              })}
              <span className={styles.date}>{date(sailing.date)}</span>
            </span>
            <span className={styles.price}>{money(eachSen)}</span>
          </li>
        ))}
      </ul>
      {holds.length > 0 && (
        <Countdown
          until={Math.min(...holds)}
          now={serverNow}
          label={t('orders:hold.label')}
          announce={minutes => t('orders:hold.announce', { count: minutes })}
        />
      )}
      {!free && (
        <PaymentChoice amountSen={dueSen} value={provider} onChange={setProvider} error={undefined} />
      )}
      {pay.error && !pay.isPending && <Notice tone="bad" live title={pay.error.message} />}
      <Button
        variant="primary"
        {...(!free && { icon: 'lock' as const })}
        loading={pay.isPending}
        onClick={() => {
          if (unpayable) focusField('payment-method');
          else pay.mutate({ outcome, provider: free ? '' : provider });
        }}
      >
        {free
          ? t('payment:nothing.confirm')
          : t('created.pay', { amount: money(dueSen), count: orders.length })}
      </Button>
    </Card>
  );
}
