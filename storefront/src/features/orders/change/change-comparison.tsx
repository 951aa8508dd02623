import type { OnlineProvider } from '@gangway/shared/contract/payment-providers/online.ts';
import type { OrderChangeInput, OrderChangePreview } from '@gangway/shared/contract/sales/order-change.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Loading } from '../../../lib/page/loading-parts.tsx';
import { useIsUnpayable } from '../../../lib/payments/balance-shortage.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { useChangePreview } from '../requests/change.ts';
import styles from './change-steps.module.css';
import { useChange } from './use-change.ts';

interface ComparisonProps {
  order: OrderDetail;
  change: OrderChangeInput;
  onBack: () => void;
  onDone: () => void;
}

/** The last step: old, new, difference, charge and the rule with its date, before anything is changed. */
export function ChangeComparison({ order, change, onBack, onDone }: ComparisonProps) {
  const { t } = useTranslation('orders');
  const { data: shown, error, isFetching } = useChangePreview(order.number, change);
  if (isFetching) return <Loading heights={['6rem', '6rem']} />;
  if (shown)
    return <Comparison order={order} change={change} shown={shown} onBack={onBack} onDone={onDone} />;
  return (
    <div className={styles.step}>
      {error && <Refusal error={error} />}
      <DialogActions>
        <Button onClick={onBack}>{t('change.back')}</Button>
      </DialogActions>
    </div>
  );
}

function Comparison({
  order,
  change,
  shown,
  onBack,
  onDone,
}: ComparisonProps & { shown: OrderChangePreview }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const [, navigate] = useLocation();
  const [provider, setProvider] = useState<OnlineProvider | ''>('');
  const [tried, setTried] = useState(false);
  const make = useChange(order.number, onDone, navigate);
  const { toPaySen, refundSen, findings } = shown;
  const isPaid = toPaySen > 0;
  const unpayable = useIsUnpayable(provider, toPaySen);
  return (
    <div className={styles.step}>
      <Sides shown={shown} />
      {shown.cabins.difference === 'lesser' && <Notice tone="warn" title={t('change.lesserCabins')} />}
      <Money shown={shown} />
      <Rule days={order.amendmentDays} shown={shown} />
      {findings.map(({ message }) => (
        <Notice key={message} tone="bad" title={message} />
      ))}
      {isPaid && (
        <PaymentChoice
          amountSen={toPaySen}
          value={provider}
          onChange={setProvider}
          error={tried && provider === '' ? t('change.chooseMethod') : undefined}
        />
      )}
      {make.isError && <Refusal error={make.error} />}
      <DialogActions>
        <Button onClick={onBack}>{t('change.back')}</Button>
        <Button
          variant="primary"
          disabled={findings.length > 0}
          loading={make.isPending}
          onClick={() => {
            setTried(true);
            if (unpayable) focusField('payment-method');
            else make.mutate({ change, shown, provider: provider || null });
          }}
        >
          {isPaid && t('change.pay', { amount: money(toPaySen) })}
          {!isPaid && refundSen > 0 && t('change.refund', { amount: money(refundSen) })}
          {!isPaid && refundSen === 0 && t('change.confirm')}
        </Button>
      </DialogActions>
    </div>
  );
}

/** The refusal, with the message of each invalid field. */
function Refusal({ error }: { error: Error & { fields?: Record<string, string> } }) {
  return (
    <Notice tone="bad" live title={error.message}>
      {Object.values(error.fields ?? {}).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

function Sides({ shown: { before, after, cabins } }: { shown: OrderChangePreview }) {
  const { t } = useTranslation(['orders', 'site']);
  const { text, dateTime, money, list, enumerate } = useFormat();
  const sailingOf = ({ sailing: { route, departsAt, session, ship } }: typeof before) =>
    enumerate([
      t('route', { departure: text(route.departure.name), destination: text(route.destination.name) }),
      dateTime(departsAt),
      t(`site:session.${session}`),
      ship.name,
    ]);
  const peopleOf = ({ passengers }: typeof before) =>
    list(passengers.map(person => `${person.name} (…${person.idNumberEnding})`));
  const cabinsOf = (side: typeof cabins.had) =>
    side.length === 0
      ? t('tickets.noCabin')
      : list(side.map(({ number, type }) => t('change.cabinOf', { number, type: text(type) })));
  const isElsewhere = before.sailing.id !== after.sailing.id;
  const rows = [
    ['sailing', sailingOf(before), sailingOf(after)],
    ['passengers', peopleOf(before), peopleOf(after)],
    ['cabins', cabinsOf(cabins.had), cabinsOf(cabins.given)],
    ['price', money(before.totalSen), money(after.totalSen)],
  ] as const;
  return (
    <dl className={styles.compared}>
      {rows
        .filter(([row, old, now]) => row === 'price' || old !== now || (row === 'sailing' && isElsewhere))
        .map(([row, old, now]) => (
          <div key={row}>
            <dt>{t(`change.row.${row}`)}</dt>
            <dd>
              <span className="muted">{t('change.old')}</span>
              <br />
              {old}
            </dd>
            <dd>
              <span className="muted">{t('change.new')}</span>
              <br />
              <strong>{now}</strong>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Money({ shown }: { shown: OrderChangePreview }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const { before, after, chargePercent, chargeSen, refundSen, toPaySen } = shown;
  return (
    <dl className={styles.money}>
      <div>
        <dt>{t('change.difference')}</dt>
        <dd className="numbers">{money(after.totalSen - before.totalSen)}</dd>
      </div>
      <div>
        <dt>{chargeSen > 0 ? t('change.charge', { percent: chargePercent }) : t('change.noCharge')}</dt>
        <dd className="numbers">{money(chargeSen)}</dd>
      </div>
      {refundSen > 0 && (
        <div className={styles.total}>
          <dt>{t('change.back2you')}</dt>
          <dd className="numbers">{money(refundSen)}</dd>
        </div>
      )}
      {(toPaySen > 0 || refundSen === 0) && (
        <div className={styles.total}>
          <dt>{t('change.toPay')}</dt>
          <dd className="numbers">{money(toPaySen)}</dd>
        </div>
      )}
    </dl>
  );
}

function Rule({ days, shown }: { days: number; shown: OrderChangePreview }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const { countsAsCancellation, endsOrder, freeUntil } = shown;
  const params = { date: date(freeUntil), count: days };
  if (!countsAsCancellation) return <p className="muted">{t('change.rule', params)}</p>;
  return (
    <Notice tone="warn" title={t('change.counts', params)}>
      {endsOrder && <p>{t('change.endsOrder')}</p>}
    </Notice>
  );
}
