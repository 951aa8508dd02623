import type { Payment } from '@gangway/shared/contract/sales/payments.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { forgetSentEntries } from '../../lib/orders/sent-entries.ts';
import { forgetUnpaid, heldUntilOf } from '../../lib/orders/unpaid-orders.ts';
import { orderPath, paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CheckoutResult } from './checkout-result.tsx';
import styles from './payment-screen.module.css';
import { isSettled } from './requests/payment.ts';
import { Waiting } from './waiting.tsx';
import { WelcomeAboard } from './welcome-aboard.tsx';

const sumOf = (orders: Payment['orders']) => sumSen(orders.map(({ amountSen }) => amountSen));

/** Another payment of the booking came first: this one is refunded, and the booking does not change. */
const isPaidAlready = ({ status, outcome }: Payment['orders'][number]) =>
  outcome === 'returned' && (status === 'paid' || status === 'completed');

type Outcome = 'paid' | 'paidTwice' | 'returned' | 'failed' | 'canceled';

function outcomeOf({ status, orders }: Payment): Outcome {
  if (status !== 'succeeded') return status === 'canceled' ? 'canceled' : 'failed';
  if (orders.some(({ outcome }) => outcome === 'applied')) return 'paid';
  return orders.every(order => isPaidAlready(order)) ? 'paidTwice' : 'returned';
}

/** What happens to the places after a payment without money: kept until a time, kept until an unknown one, or released. */
function placesOf(orders: Payment['orders']): { state: 'kept' | 'keptUnknown' | 'over'; until: string } {
  const unpaid = orders.filter(({ status }) => status === 'unpaid');
  const times = unpaid.flatMap(({ number }) => heldUntilOf(number) ?? []).sort();
  const until = times.find(time => Date.parse(time) > serverNow());
  if (until !== undefined) return { state: 'kept', until };
  return { state: unpaid.length > times.length ? 'keptUnknown' : 'over', until: '' };
}

export function PaymentResult({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const { money, list, sentences, time } = useFormat();
  const { orders } = payment;
  const number = orders[0]?.number;
  useEffect(() => {
    forgetUnpaid(orders.filter(({ status }) => status !== 'unpaid').map(order => order.number));
    for (const { number: paid, status } of orders) if (status === 'paid') forgetSentEntries(paid);
  }, [orders]);
  if (!isSettled(payment)) return <Waiting orderNumber={number} />;
  const outcome = outcomeOf(payment);
  const paid = outcome === 'paid';
  const isReturned = outcome === 'returned' || outcome === 'paidTwice';
  const applied = orders.filter(order => order.outcome === 'applied');
  const returned = orders.filter(order => order.outcome === 'returned');
  const twice = returned.filter(isPaidAlready);
  const late = returned.filter(order => !isPaidAlready(order));
  const isWithoutMoney = outcome === 'failed' || outcome === 'canceled';
  const places = placesOf(orders);
  const back = (some: Payment['orders']) => ({
    amount: money(sumOf(some)),
    numbers: list(some.map(order => order.number)),
  });
  return (
    <div className={`${styles.screen} wrap`}>
      <Card className={styles.card} role="status">
        <span className={`${styles.sign} ${paid ? styles.ok : styles.warn}`}>
          <Icon name={paid ? 'check' : isReturned ? 'info' : 'warning'} size={36} />
        </span>
        <h1 className={styles.heading}>{t(`result.${outcome}.heading`)}</h1>
        <CheckoutResult paymentId={payment.id} />
        <p>
          {paid
            ? t('result.paid.text', {
                amount: money(sumOf(applied)),
                numbers: list(applied.map(order => order.number)),
                count: applied.length,
              })
            : sentences([
                t(`result.${outcome}.text`, {
                  amount: money(outcome === 'returned' ? sumOf(late) : payment.amountSen),
                }),
                ...(isWithoutMoney
                  ? [t(`result.${places.state}`, { time: places.until && time(places.until) })]
                  : []),
              ])}
        </p>
        {paid && late.length > 0 && <Notice tone="warn">{t('result.partly', back(late))}</Notice>}
        {outcome !== 'paidTwice' && twice.length > 0 && (
          <Notice>{t('result.partlyTwice', back(twice))}</Notice>
        )}
        <div className={styles.actions}>
          {number && orders.length === 1 && (
            <Link href={orderPath(number)} asChild>
              <ButtonLink variant="primary" icon={paid ? 'ticket' : undefined}>
                {t(isWithoutMoney && places.state === 'over' ? 'result.overNext' : `result.${outcome}.next`)}
              </ButtonLink>
            </Link>
          )}
          {orders.length > 1 &&
            orders.map(order => (
              <Link key={order.number} href={orderPath(order.number)} asChild>
                <ButtonLink icon="ticket">{t('result.bookingNumbered', { number: order.number })}</ButtonLink>
              </Link>
            ))}
          {outcome === 'returned' && (
            <Link href={paths.routeList} asChild>
              <ButtonLink>{t('result.otherSailings')}</ButtonLink>
            </Link>
          )}
        </div>
        {paid && number && orders.length === 1 && <WelcomeAboard orderNumber={number} />}
      </Card>
    </div>
  );
}
