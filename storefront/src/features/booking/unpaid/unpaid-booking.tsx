import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { forgetUnpaid, type UnpaidOrder } from '../../../lib/orders/unpaid-orders.ts';
import { bookingPath, orderPath } from '../../../lib/paths.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Countdown } from '../../../ui/time/countdown.tsx';
import { letOrderGo } from '../requests/let-order-go.ts';
import styles from './unpaid-booking.module.css';

interface UnpaidBookingProps {
  sailing: SailingDetail;
  order: UnpaidOrder;
  /** Starts another booking beside this one. */
  onAnother: () => void;
}

/** In place of an empty form: an order of this browser on the same sailing waits for its payment (R380). */
export function UnpaidBooking({ sailing, order, onAnother }: UnpaidBookingProps) {
  const { t } = useTranslation('booking');
  const { time } = useFormat();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const change = useMutation({
    meta: { inline: true },
    mutationFn: () => letOrderGo(order.number),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sailingQuery(sailing.id).queryKey });
      navigate(bookingPath(sailing.id, { again: order.number }), { replace: true });
      forgetUnpaid([order.number]);
    },
  });
  return (
    <Card className={styles.unpaid} role="region" aria-labelledby="unpaid-heading">
      <h2 id="unpaid-heading">{t('unpaid.heading')}</h2>
      <p>{t('unpaid.text', { number: order.number, time: time(order.heldUntil) })}</p>
      <Countdown
        until={Date.parse(order.heldUntil)}
        now={serverNow}
        label={t('unpaid.left')}
        announce={minutes => t('unpaid.announce', { count: minutes })}
      />
      {change.isError && <Notice tone="bad" live title={change.error.message} />}
      <div className={styles.actions}>
        <Link href={orderPath(order.number)} asChild>
          <ButtonLink variant="primary">{t('unpaid.pay')}</ButtonLink>
        </Link>
        <Button loading={change.isPending} onClick={() => change.mutate()}>
          {t('unpaid.change')}
        </Button>
        <Button onClick={onAnother}>{t('unpaid.another')}</Button>
      </div>
      <p className="muted">{t('unpaid.changeText')}</p>
    </Card>
  );
}
