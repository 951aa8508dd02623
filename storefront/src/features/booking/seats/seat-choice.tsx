import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { seatNumber } from '@gangway/shared/domain/travel/seat-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Later, laterCode } from '../../../lib/page/later-code.tsx';
import { Loading } from '../../../lib/page/loading-parts.tsx';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { useRefused } from '../refusal/refused-context.ts';
import { seatMapQuery, useSeatMap } from '../requests/seat-map.ts';
import { chooseSeat } from './choose-seat.ts';
import styles from './seat-choice.module.css';

const seatPlan = laterCode('seat-plan', () => import('./seat-plan.tsx'));

/** The id of the fold with the seats. */
const FOLD = 'seat-choice';

interface SeatChoiceProps {
  sailingId: number;
  quote: UseQueryResult<Quote>;
  onChange?: () => void;
}

/** The optional choice of seats (R429): folded, with the fee and who sits where. */
export function SeatChoice({ sailingId, quote, onChange }: SeatChoiceProps) {
  const { t } = useTranslation('seats');
  const { money, enumerate, sentences } = useFormat();
  const passengers = useBookingDraft(draft => draft.passengers);
  const refused = useRefused();
  const [isOpen, setOpen] = useState(false);
  /** Opened from a notice, which leads to the seats. */
  const [isLed, setLed] = useState(false);
  const [chosenActive, setActive] = useState<number | null>(null);
  const queries = useQueryClient();
  const seats = passengers.map(({ seat }) => seat);
  const isChosen = seats.some(seat => seat !== '');
  const map = useSeatMap(sailingId, isOpen || isChosen);
  const failure = failureOf(quote.error);
  const isRefused = failure === 'seat-taken' || failure === 'seat-unknown';
  useEffect(() => {
    if (isRefused) queries.invalidateQueries({ queryKey: seatMapQuery(sailingId).queryKey });
  }, [isRefused, queries, sailingId]);

  const isGone = (seat: string) =>
    seat !== '' &&
    map.data !== undefined &&
    (map.data.taken.includes(seat) || seatNumber(seat) >= map.data.seats);
  const messages = seats.map(
    (seat, index) => refused.get(fieldOf(index)) ?? (isGone(seat) ? t('gone', { seat }) : undefined),
  );
  const firstGone = messages.findIndex(message => message !== undefined);
  const firstWithout = Math.max(0, seats.indexOf(''));
  const active = firstGone >= 0 ? firstGone : Math.min(chosenActive ?? firstWithout, seats.length - 1);
  const nameOf = (index: number) => passengers[index]?.name || t('passenger', { number: index + 1 });
  const change = (next: readonly string[]) => {
    changeDraft({
      passengers: passengers.map((passenger, index) => ({ ...passenger, seat: next[index] ?? '' })),
    });
    onChange?.();
  };
  const choose = (seat: string) => {
    const next = chooseSeat({ seats, active }, seat);
    setActive(next.active);
    change(next.seats);
  };
  const clear = () => {
    setActive(0);
    change(seats.map(() => ''));
  };
  const leadToSeats = () => {
    setLed(true);
    focusField(FOLD);
  };
  const feeSen = quote.data?.seatFeeSen;
  const fee = feeSen === undefined ? [] : [feeSen > 0 ? t('fee', { price: money(feeSen) }) : t('free')];
  return (
    <Card className={styles.card}>
      <h3>{t('heading')}</h3>
      <p className="muted">{sentences([t('optional'), ...fee])}</p>
      <p role="status" className={styles.who}>
        {enumerate(
          seats.flatMap((seat, index) => (seat === '' ? [] : t('sits', { name: nameOf(index), seat }))),
        )}
      </p>
      {messages.map(
        (message, index) =>
          message !== undefined && (
            <div key={fieldOf(index)} id={fieldOf(index)}>
              <Notice
                tone="bad"
                live
                title={message}
                action={<Button onClick={leadToSeats}>{t('another')}</Button>}
              />
            </div>
          ),
      )}
      <Disclosure id={FOLD} summary={t(isChosen ? 'change' : 'choose')} onToggle={setOpen}>
        {isOpen && (
          <Later code={seatPlan} loading={<Loading heights={['20rem']} />}>
            {({ SeatPlan }) => (
              <SeatPlan
                map={map}
                names={passengers.map((_, index) => nameOf(index))}
                seats={seats}
                active={active}
                isLed={isLed}
                onActive={setActive}
                onChoose={choose}
                onClear={clear}
              />
            )}
          </Later>
        )}
      </Disclosure>
    </Card>
  );
}

/** The id of a passenger's seat, as refusals name it. */
const fieldOf = (index: number) => `passengers.${index}.seat`;
