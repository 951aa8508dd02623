/*
 * One order: hold, e-tickets, changes, cancellation, refunds and history; found by session or by link.
 */

import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { GuideLinks } from '../../lib/guide/guide-links.tsx';
import type { ShownOrder } from '../../lib/orders/order.ts';
import { Later, laterCode } from '../../lib/page/later-code.tsx';
import { LaterDisclosure } from '../../lib/page/later-disclosure.tsx';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { AboutPort } from '../../lib/ports/about-port.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ChangeOfPlans } from './change-of-plans.tsx';
import { ETickets } from './e-ticket/e-tickets.tsx';
import { useLapsing } from './hold/use-lapsing.ts';
import { OrderFacts, OrderHeader } from './order-header.tsx';
import styles from './order-view.module.css';
import { Refunds } from './refunds.tsx';
import { useOfflineCopy } from './use-offline-copy.ts';
import { VoyageNews } from './voyage-news.tsx';

/** The parts of an order that is not paid; the page of e-tickets does not wait for them. */
const unpaidParts = laterCode('unpaid-order', () => import('./hold/unpaid-parts.ts'), ['payment']);

/** The choices of a party whose sailing was canceled or delayed, or whose order was replaced. */
const choices = laterCode('order-choices', () => import('./called-off/choices.ts'));

const records = laterCode('order-records', () => import('./records.ts'));

export function OrderView({ order: loaded }: { order: ShownOrder }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormat();
  useOfflineCopy();
  const order = useLapsing(loaded);
  const calledOff = order.status === 'paid' && order.sailing.status === 'canceled';
  const live = !calledOff && (order.status === 'unpaid' || order.status === 'paid');
  // The tickets come first while they can be used.
  const atPier = live && order.status === 'paid';
  // They are on the screen before what lies below them is rendered.
  const whole = useDeferredValue(true, !atPier);
  return (
    <div className={styles.order}>
      {order.keptAt && <Notice title={t('keptAt', { time: dateTime(order.keptAt) })} />}
      {live && <VoyageNews order={order} />}
      {calledOff && <Later code={choices}>{({ CalledOffPanel }) => <CalledOffPanel order={order} />}</Later>}
      {order.history.some(({ what }) => what === 'rebooked') && (
        <Later code={choices}>{({ ReplacedPanel }) => <ReplacedPanel order={order} />}</Later>
      )}
      <OrderHeader order={order} short={atPier || order.status === 'unpaid'} />
      {atPier && <ETickets order={order} atPier />}
      {whole && <BelowTickets order={order} atPier={atPier} live={live} calledOff={calledOff} />}
    </div>
  );
}

interface BelowTicketsProps {
  order: ShownOrder;
  atPier: boolean;
  live: boolean;
  calledOff: boolean;
}

/** What stands below the tickets of an order that can be used; of any other order, all but its header. */
function BelowTickets({ order, atPier, live, calledOff }: BelowTicketsProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      {atPier && (
        <Card className={styles.card}>
          <OrderFacts order={order} />
          <div data-print="no">
            <AboutPort port={order.sailing.route.departure} atOnce />
            <GuideLinks />
          </div>
        </Card>
      )}
      {order.status === 'unpaid' && (
        <>
          <Later code={unpaidParts} loading={<Loading heights={['20rem']} />}>
            {({ HoldPanel }) => <HoldPanel order={order} />}
          </Later>
          <Card className={styles.card}>
            <OrderFacts order={order} />
          </Card>
        </>
      )}
      {order.cancelReason === 'expired' && (
        <Later code={unpaidParts}>{({ ExpiredPanel }) => <ExpiredPanel order={order} />}</Later>
      )}
      {live && order.status === 'paid' && order.freeUntil && (
        <Later code={choices}>{({ CalledOffPanel }) => <CalledOffPanel order={order} delayed />}</Later>
      )}
      <Refunds order={order} />
      {order.status === 'unpaid' && (
        <Later code={unpaidParts}>{({ HeldPlaces }) => <HeldPlaces order={order} />}</Later>
      )}
      {order.status !== 'unpaid' && !calledOff && !atPier && <ETickets order={order} />}
      {live && <ChangeOfPlans order={order} />}
      <div data-print="no">
        <LaterDisclosure summary={t('history.summary')} code={records}>
          {({ OrderHistory }) => <OrderHistory events={order.history} />}
        </LaterDisclosure>
        <LaterDisclosure summary={t('personalData.heading')} code={records}>
          {({ OrderData }) => <OrderData order={order} ended={!live && !calledOff} />}
        </LaterDisclosure>
      </div>
    </>
  );
}
