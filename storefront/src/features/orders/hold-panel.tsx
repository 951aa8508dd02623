import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { serverNow } from '../../lib/api/server-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { PaymentChoice } from '../../lib/payments/payment-choice.tsx';
import { paymentPath, startPayment } from '../../lib/payments/start-payment.ts';
import { VoucherPanel } from '../../lib/payments/voucher-panel.tsx';
import { payWithVoucher, removeVouchers, toPaySen } from '../../lib/payments/vouchers.ts';
import type { PaymentProviderChoice } from '../../lib/requests/payment-options.ts';
import { focusField } from '../../ui/fields/focus-field.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Countdown } from '../../ui/time/countdown.tsx';
import styles from './order-view.module.css';
import { orderQuery } from './requests/order.ts';

/** An unpaid order: how long its places are held, and the payment. */
export function HoldPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'payment']);
  const { money } = useFormat();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [provider, setProvider] = useState<PaymentProviderChoice | ''>('');
  const [tried, setTried] = useState(false);
  const [key, setKey] = useState(newKey);
  const free = isNothingDue(toPaySen(order));
  const refresh = () => queries.invalidateQueries({ queryKey: orderQuery(order.number).queryKey });
  const pay = useMutation({
    meta: { inline: true },
    mutationFn: (choice: PaymentProviderChoice | '') => startPayment([order.number], choice, key),
    onSuccess: started => {
      if (started.payment === null) refresh();
      navigate(paymentPath(started, [order.number]));
    },
    onError: () => {
      setKey(newKey());
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
    if (provider === '' && !free) focusField('payment-method');
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
      {!free && (
        <PaymentChoice
          amountSen={toPaySen(order)}
          value={provider}
          onChange={choice => {
            setProvider(choice);
            setKey(newKey());
          }}
          error={tried && provider === '' ? t('payment:method.choose') : undefined}
        />
      )}
      {pay.isError && <Notice tone="bad" live title={pay.error.message} />}
      <Button
        variant="primary"
        {...(!free && { icon: 'lock' as const })}
        loading={pay.isPending}
        onClick={submit}
      >
        {free ? t('payment:nothing.confirm') : t('hold.pay', { amount: money(toPaySen(order)) })}
      </Button>
    </Card>
  );
}
