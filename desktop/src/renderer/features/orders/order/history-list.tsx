import type { OrderStatus, PaymentStatus, RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeOrderDetail, OfficeOrderEvent } from '@gangway/shared/contract/office/orders/orders.ts';
import { type OrderAction, orderActions } from '@gangway/shared/contract/office/orders/orders.ts';
import type { DecidedBy, PartyChoice } from '@gangway/shared/contract/sales/called-off.ts';
import { changeRecord } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import styles from '../fields/order.module.css';
import { useChangedFields } from './changed-fields.ts';

/** The history of an order, newest first, with who made each change. */
export function HistoryList({ order }: { order: OfficeOrderDetail }) {
  const { t } = useTranslation('orders');
  const { instant } = useFormat();
  const sentence = useEventSentence(order);
  const actorOf = ({ actor, actorKind }: OfficeOrderEvent) => {
    if (actorKind === 'guest' || actorKind === 'system') return t(`order.actor.${actorKind}`);
    return actor;
  };
  return (
    <ol className={styles.list}>
      {order.events.toReversed().map(event => (
        <li key={event.id}>
          <Sentence text={sentence(event)} order={otherOrderOf(event)} />
          <span className={styles.end}>
            <span className={styles.quiet}>{instant(event.at)}</span>
            <span className={styles.quiet}>{t('order.by', { name: actorOf(event) })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The order that replaced this one, or that it was divided into or from (R375). */
function otherOrderOf({ action, detail }: OfficeOrderEvent): string | null {
  if (action !== 'rebooked' && action !== 'divided' && action !== 'divided-from') return null;
  const { number } = (detail ?? {}) as AmendmentDetail;
  return number ?? null;
}

/** A sentence of the history, with the number of another order as a link. */
function Sentence({ text, order }: { text: string; order: string | null }) {
  const start = order === null ? -1 : text.indexOf(order);
  if (order === null || start < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, start)}
      <OrderLink number={order} />
      {text.slice(start + order.length)}
    </span>
  );
}

interface CanceledParts {
  tickets?: string[];
  cabins?: string[];
  chargeSen?: number;
  reason?: string;
}

interface CabinChanged {
  kind?: string;
  cabin?: { from: string; to: string };
  tickets?: string[];
  differenceSen?: number;
  waived?: boolean;
  approvedBy?: { name: string };
  reason?: string;
}

interface AmendmentDetail {
  passengers?: { from: number; to: number };
  guests?: number;
  number?: string;
  date?: { to?: string };
}

type HistoryEvent = Pick<OfficeOrderEvent, 'action' | 'detail' | 'passenger'>;
type Amendment = Extract<OrderAction, 'moved' | 'changed' | 'rebooked' | 'divided' | 'divided-from'>;

interface Chosen {
  choice?: PartyChoice['choice'];
  by?: DecidedBy;
}

interface ChargeWaived {
  charge?: { from: number; to: number };
  reason?: string;
  approvedBy?: { name: string } | null;
}

type Correction = Extract<OrderAction, 'corrected' | 'contact-corrected'>;
type NoteAction = Extract<OrderAction, `note-${string}`>;
type DescribedAction = Exclude<
  OrderAction,
  Amendment | Correction | NoteAction | 'cabin-changed' | 'canceled' | 'charge-waived' | 'chosen'
>;

/** The sentence for an event. There is one for every action of the audit log on an order. */
function useEventSentence(order: OfficeOrderDetail) {
  const { t } = useTranslation(['orders', 'desk']);
  const { date, money, enumerate } = useFormat();
  const changesOf = useChangedFields();
  const change = ({ what, from, to, passenger }: OfficeOrderEvent): string => {
    if (what === 'tickets')
      return t(`order.event.${to === 'boarded' ? 'boarded' : 'unboarded'}`, { name: passenger });
    if (what === 'payments')
      return t('order.event.payment', {
        from: t(`order.paymentStatus.${from as PaymentStatus}`),
        to: t(`order.paymentStatus.${to as PaymentStatus}`),
      });
    if (what === 'refunds')
      return t('order.event.refund', {
        from: t(`order.refundStatus.${from as RefundStatus}`),
        to: t(`order.refundStatus.${to as RefundStatus}`),
      });
    if (from === null) return t('order.event.made');
    return t('order.event.state', {
      from: t(`status.${from as OrderStatus}`),
      to: t(`status.${to as OrderStatus}`),
    });
  };
  const canceled = ({ detail }: HistoryEvent): string => {
    const { tickets = [], cabins = [], chargeSen = 0, reason } = (detail ?? {}) as CanceledParts;
    const parts = [
      ...order.tickets.filter(({ id }) => tickets.includes(id)).map(({ passengerName }) => passengerName),
      ...order.cabinList
        .filter(({ id }) => cabins.includes(id))
        .map(({ number }) => t('cancel.cabin', { number })),
    ];
    const names = enumerate(parts);
    const what =
      chargeSen > 0
        ? t('order.event.canceled', { parts: names, charge: money(chargeSen) })
        : t('order.event.canceledFree', { parts: names });
    return reason ? t('order.event.because', { what, reason }) : what;
  };
  const cabinChanged = ({ detail }: HistoryEvent): string => {
    const { kind, cabin, tickets = [], differenceSen = 0, ...settled } = (detail ?? {}) as CabinChanged;
    const { waived, approvedBy, reason } = settled;
    const names = order.tickets.filter(({ id }) => tickets.includes(id)).map(one => one.passengerName);
    const where = { from: cabin?.from, to: cabin?.to, names: enumerate(names) };
    const moved = t(kind === 'swap' ? 'desk:cabin.eventSwap' : 'desk:cabin.event', where);
    const amount = money(differenceSen);
    const difference = () => {
      if (!waived) return t('desk:cabin.eventCharged', { what: moved, amount });
      if (!approvedBy) return t('desk:cabin.eventWaived', { what: moved, amount });
      return t('desk:cabin.eventWaivedApproved', { what: moved, amount, name: approvedBy.name });
    };
    const what = differenceSen === 0 ? moved : difference();
    return reason ? t('order.event.because', { what, reason }) : what;
  };
  /** The old price, the new price, the difference, the charge, and the rule with its date (R363). */
  const amended = ({ action, detail }: HistoryEvent): string => {
    const { passengers, guests = 0, number, date: day } = (detail ?? {}) as AmendmentDetail;
    const joined = passengers && passengers.from !== passengers.to;
    const sentence = t(`order.event.${joined ? 'joined' : (action as Amendment)}`, {
      date: day?.to ? date(day.to) : '',
      count: guests,
      number,
    });
    const record = changeRecord.safeParse(detail).data;
    if (!record) return sentence;
    const { cabins, totalSen, chargePercent, chargeSen, freeUntil } = record;
    const named = (numbers: readonly string[]) => enumerate(numbers) || t('order.noCabin');
    const sentences = [
      sentence,
      cabins.from.length + cabins.to.length > 0 &&
        !(joined && enumerate(cabins.from) === enumerate(cabins.to)) &&
        t('order.record.cabins', { from: named(cabins.from), to: named(cabins.to) }),
      t('order.record.price', {
        from: money(totalSen.from),
        to: money(totalSen.to),
        difference: money(totalSen.to - totalSen.from),
      }),
      chargeSen > 0
        ? t('order.record.charge', { charge: money(chargeSen), percent: chargePercent })
        : t('order.record.noCharge'),
      freeUntil !== null && t('order.record.rule', { date: date(freeUntil) }),
    ];
    return sentences.filter(part => part !== false).join(t('order.record.between'));
  };
  const chosen = ({ detail }: HistoryEvent): string => {
    const { choice = 'refund', by = 'customer' } = (detail ?? {}) as Chosen;
    return t(`order.event.chosen.${choice}`, { by: t(`order.chosenBy.${by}`) });
  };
  const waived = ({ detail }: HistoryEvent): string => {
    const { charge, approvedBy, reason } = (detail ?? {}) as ChargeWaived;
    const amounts = { from: money(charge?.from ?? 0), to: money(charge?.to ?? 0) };
    const what = approvedBy
      ? t('desk:waiver.eventApproved', { ...amounts, name: approvedBy.name })
      : t('desk:waiver.event', amounts);
    return t('order.event.because', { what, reason });
  };
  const corrected = ({ action, detail, passenger }: HistoryEvent): string =>
    t(`order.event.${action as Correction}`, { name: passenger, changes: changesOf(detail) });
  const noted = ({ action }: HistoryEvent): string => t(`desk:notes.events.${action as NoteAction}`);
  const described = ({ action, detail, passenger }: HistoryEvent): string => {
    const ship = detail?.ship as { to?: string } | undefined;
    return t(`order.event.${action as DescribedAction}`, {
      subject: String(detail?.subject ?? ''),
      ship: ship?.to ?? '',
      name: passenger,
      reference: String(detail?.reference ?? ''),
      note: String(detail?.note ?? ''),
    });
  };
  const reasoned = (event: HistoryEvent): string => {
    const reason = event.detail?.reason;
    const what = described(event);
    return reason ? t('order.event.because', { what, reason: String(reason) }) : what;
  };
  const sentences: Record<OrderAction, (event: HistoryEvent) => string> = {
    'amount-mismatch': described,
    'boarded-without-ticket': described,
    'boarding-overridden': reasoned,
    'boarding-undone': reasoned,
    'cabin-changed': cabinChanged,
    called: described,
    canceled,
    changed: amended,
    'charge-waived': waived,
    chosen,
    'confirmation-resent': described,
    'contact-corrected': corrected,
    corrected,
    'dispute-closed': described,
    disputed: described,
    divided: amended,
    'divided-from': amended,
    erased: described,
    moved: amended,
    'note-added': noted,
    'note-pinned': noted,
    'note-unpinned': noted,
    'payment-returned': described,
    rebooked: amended,
    'refund-failed-later': described,
    'refunded-elsewhere': described,
    retry: described,
    'settled-by-hand': described,
    'ship-changed': described,
    'tickets-reissued': described,
    told: described,
  };
  return (event: OfficeOrderEvent): string => {
    if (event.action === 'state') return change(event);
    const action = orderActions.find(one => one === event.action);
    return action ? sentences[action](event) : t('order.event.other', { action: event.action });
  };
}
