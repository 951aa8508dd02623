import type { CanceledParts, ChangeRecord, OrderEvent } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './order-history.module.css';

/** The names of state changes shown to customers; changes without a name are internal. */
const names = {
  'orders.unpaid': 'history.booked',
  'orders.paid': 'history.paid',
  'orders.completed': 'history.completed',
  'orders.canceled': 'history.canceled',
  'orders.refunded': 'history.refunded',
  'tickets.boarded': 'history.boarded',
  'refunds.pending': 'history.refundBegun',
  'refunds.succeeded': 'history.refundDone',
} as const;

/** The names of changes that have an old and a new value. */
const changes = {
  moved: 'history.moved',
  changed: 'history.changed',
  joined: 'history.joined',
  corrected: 'history.corrected',
  rebooked: 'history.rebooked',
  divided: 'history.divided',
  'divided-from': 'history.dividedFrom',
} as const;

const isChange = (what: string): what is keyof typeof changes => what in changes;
const isNamed = (key: string): key is keyof typeof names => key in names;

/** What happened to an order, oldest first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('orders');
  const { date, dateTime } = useFormat();
  const sentenceOf = ({ what, from, to, canceled }: OrderEvent) => {
    if (canceled) return t('history.canceledParts');
    if (isChange(what)) {
      const shown = (text: string | null) =>
        what === 'moved' && text ? date(text) : (text ?? t('history.none'));
      return t(changes[what], { from: shown(from), to: shown(to) });
    }
    const key = `${what}.${to}`;
    return isNamed(key) ? t(names[key]) : null;
  };
  return (
    <ol className={styles.events}>
      {events.map((event, index) => {
        const { at, change, canceled } = event;
        const sentence = isToldByParts(event, events) ? null : sentenceOf(event);
        if (sentence === null) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: history only grows at its end
          <li key={index} className={styles.event}>
            <time dateTime={at}>{dateTime(at)}</time>
            <span>{sentence}</span>
            {change && <Record change={change} what={event.what} />}
            {canceled && <Canceled canceled={canceled} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The state of an order that was canceled as a whole: its parts stand in the same step of the history. */
const isToldByParts = ({ what, to, at }: OrderEvent, events: readonly OrderEvent[]): boolean =>
  what === 'orders' && to === 'canceled' && events.some(other => other.canceled && other.at === at);

/** Who and which cabins were canceled, the charge, and the refund (R392). */
function Canceled({ canceled: { passengers, cabins, chargeSen, refundSen } }: { canceled: CanceledParts }) {
  const { t } = useTranslation('orders');
  const { money, list } = useFormat();
  const sentences = [
    passengers.length > 0 && list(passengers),
    cabins.length > 0 && t('history.canceledCabins', { numbers: list(cabins) }),
    chargeSen > 0 && t('history.kept', { charge: money(chargeSen) }),
    refundSen > 0 && t('history.givenBack', { refund: money(refundSen) }),
  ].filter(sentence => sentence !== false);
  return (
    <ul className={styles.record}>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The details of a change: cabins, old and new price, the charge, and the rule with its date (R363). */
function Record({ change, what }: { change: ChangeRecord; what: string }) {
  const { t } = useTranslation('orders');
  const { date, money, list } = useFormat();
  const { cabins, totalSen, chargePercent, chargeSen, freeUntil } = change;
  const named = (numbers: readonly string[]) => (numbers.length > 0 ? list(numbers) : t('history.none'));
  const sentences = [
    what !== 'changed' &&
      cabins.from.length + cabins.to.length > 0 &&
      !(what === 'joined' && list(cabins.from) === list(cabins.to)) &&
      t('history.cabins', { from: named(cabins.from), to: named(cabins.to) }),
    t('history.price', {
      from: money(totalSen.from),
      to: money(totalSen.to),
      difference: money(totalSen.to - totalSen.from),
    }),
    chargeSen > 0
      ? t('history.charge', { charge: money(chargeSen), percent: chargePercent })
      : t('history.noCharge'),
    freeUntil !== null && t('history.rule', { date: date(freeUntil) }),
  ].filter(sentence => sentence !== false);
  return (
    <ul className={styles.record}>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
