import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useFormat } from '../../../lib/format/use-format.ts';
import { orderQuery } from '../../../lib/orders/order.ts';
import { checkoutOf } from '../../../lib/orders/unpaid-orders.ts';
import { useIsUnpayable } from '../../../lib/payments/balance-shortage.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import { createPaymentKeys } from '../../../lib/payments/payment-keys.ts';
import { type PaymentRefusal, paymentPath, startPayment } from '../../../lib/payments/start-payment.ts';
import { VoucherPanel } from '../../../lib/payments/voucher-panel.tsx';
import { payWithVoucher, removeVouchers, toPaySen } from '../../../lib/payments/vouchers.ts';
import type { PaymentProviderChoice } from '../../../lib/requests/payment-options.ts';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import styles from './hold-panel.module.css';
import { useOtherUnpaid } from './use-other-unpaid.ts';

const sumOf = (orders: readonly OrderDetail[]): number => sumSen(orders.map(toPaySen));

/** An unpaid order: how long its places are held, and the payment. Other unpaid orders can be paid with it. */
export function HoldPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'payment']);
  const { money, list } = useFormat();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [provider, setProvider] = useState<PaymentProviderChoice | ''>('');
  const [tried, setTried] = useState(false);
  const [keys] = useState(createPaymentKeys);
  const unpaid = useOtherUnpaid(order.number);
  const checkoutId = checkoutOf(order.number);
  const ofCheckout = unpaid.filter(other => checkoutId && checkoutOf(other.number) === checkoutId);
  // An order that was made separately is never paid without a decision.
  const others = ofCheckout.length > 0 ? ofCheckout : unpaid;
  const [together, setTogether] = useState<boolean | null>(null);
  const isTogether = others.length > 0 && (together ?? ofCheckout.length > 0);
  const paid = isTogether ? [order, ...others] : [order];
  const numbers = paid.map(({ number }) => number);
  const dueSen = sumOf(paid);
  const free = isNothingDue(dueSen);
  const unpayable = useIsUnpayable(provider, dueSen);
  const refused = (useHistoryState() as PaymentRefusal | null)?.paymentRefused;
  const refresh = () => queries.invalidateQueries({ queryKey: orderQuery(order.number).queryKey });
  const pay = useMutation({
    meta: { inline: true },
    mutationFn: (choice: PaymentProviderChoice | '') =>
      startPayment(numbers, choice, keys.of(numbers, choice, dueSen)),
    onSuccess: started => {
      if (started.payment === null) refresh();
      navigate(paymentPath(started, numbers));
    },
    onError: error => {
      keys.failed(error);
      refresh();
    },
  });
  const voucher = useMutation({
    meta: { inline: true },
    mutationFn: async (code: string | null) =>
      code === null ? removeVouchers(order.number) : payWithVoucher(order.number, code, newKey()),
    onSettled: refresh,
  });
  const submit = () => {
    setTried(true);
    if (unpayable) focusField('payment-method');
    else pay.mutate(free ? '' : provider);
  };
  return (
    <Card className={styles.card} data-print="no">
      <h2>{t('hold.heading')}</h2>
      {order.holdExpiresAt && (
        <Countdown
          until={Date.parse(order.holdExpiresAt)}
          now={serverNow}
          label={t('hold.label')}
          announce={minutes => t('hold.announce', { count: minutes })}
          onExpire={refresh}
        />
      )}
      <p>{t(free ? 'payment:nothing.text' : 'hold.text')}</p>
      {!free && (
        <VoucherPanel
          vouchers={order.vouchers}
          toPaySen={toPaySen(order)}
          more
          error={voucher.error}
          pending={voucher.isPending}
          onUse={code => voucher.mutate(code)}
          onRemove={() => voucher.mutate(null)}
        />
      )}
      {others.length > 0 && (
        <Checkbox
          id="pay-together"
          checked={isTogether}
          onChange={event => setTogether(event.target.checked)}
          label={t('hold.together', {
            count: others.length,
            numbers: list(others.map(({ number }) => number)),
            amount: money(sumOf(others)),
          })}
        />
      )}
      {!free && (
        <PaymentChoice
          amountSen={dueSen}
          value={provider}
          onChange={setProvider}
          error={tried && provider === '' ? t('payment:method.choose') : undefined}
        />
      )}
      {pay.isError && <Notice tone="bad" live title={pay.error.message} />}
      {refused && pay.isIdle && <Notice tone="bad" live title={refused} />}
      <Button
        variant="primary"
        {...(!free && { icon: 'lock' as const })}
        loading={pay.isPending}
        onClick={submit}
      >
        {free ? t('payment:nothing.confirm') : t('hold.pay', { amount: money(dueSen) })}
      </Button>
    </Card>
  );
}
