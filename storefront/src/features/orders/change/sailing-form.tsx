import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Loading } from '../../../lib/page/loading-parts.tsx';
import { useSailing } from '../../../lib/requests/sailing.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { liveCabins, liveTickets } from '../cancellation/selection.ts';
import { useSailingsOn } from '../requests/change.ts';
import type { ChangeFormProps } from './change-form.types.ts';
import { StepForm } from './step-form.tsx';

/** Another sailing: a day, one of its sailings, and the type of cabin. */
export function SailingForm({ order, onBack, onChosen }: ChangeFormProps) {
  const { t } = useTranslation(['orders', 'site']);
  const { text, time, money } = useFormat();
  const [date, setDate] = useState(order.sailing.date);
  const [chosen, setChosen] = useState<string>();
  const [cabins, setCabins] = useState<string>();
  const [tried, setTried] = useState(false);
  const sailings = useSailingsOn(date, liveTickets(order).length);
  const others = sailings.data?.items.filter(({ id }) => id !== order.sailing.id) ?? [];
  const current = others.find(({ id }) => String(id) === chosen);
  const problem = tried && !current ? t('change.sailing.missing') : undefined;
  const hasCabins = liveCabins(order).length > 0;
  const cabinOption = cabins ?? (hasCabins ? SAME : NONE);
  return (
    <StepForm
      onBack={onBack}
      problem={problem}
      onSubmit={() => {
        setTried(true);
        if (current) onChosen({ kind: 'sailing', sailingId: current.id, cabins: cabinsOf(cabinOption) });
      }}
    >
      <DateField
        id="change-date"
        label={t('change.sailing.date')}
        min={today()}
        value={date}
        onChange={event => setDate(event.target.value)}
      />
      {sailings.isFetching && <Loading heights={['4rem', '4rem']} />}
      {sailings.isError && <Notice tone="bad" live title={sailings.error.message} />}
      {sailings.isSuccess && others.length === 0 && <p role="status">{t('change.sailing.none')}</p>}
      {others.length > 0 && (
        <RadioCards
          name="change-sailing"
          legend={t('change.sailing.which')}
          columns={1}
          value={chosen}
          onChange={setChosen}
          options={others.map(({ id, route, ship, session, departsAt, fromSen }) => ({
            value: String(id),
            title: t('route', {
              departure: text(route.departure.name),
              destination: text(route.destination.name),
            }),
            description: (
              <>
                {time(departsAt)}, {ship.name}{' '}
                <SessionBadge session={session} label={t(`site:session.${session}`)} />
              </>
            ),
            aside: <strong className="numbers">{fromSen === null ? '' : money(fromSen)}</strong>,
          }))}
        />
      )}
      {current && (
        <CabinKind
          key={current.id}
          sailingId={current.id}
          hasCabins={hasCabins}
          value={cabinOption}
          onChange={setCabins}
        />
      )}
    </StepForm>
  );
}

const NONE = 'none';
const ANY = 'any';
const SAME = 'same';

/** If omitted, the cabins have the party's current types (R360). */
function cabinsOf(option: string) {
  if (option === SAME) return undefined;
  if (option === NONE) return null;
  return { kind: 'assigned' as const, roomTypeId: option === ANY ? null : Number(option) };
}

function CabinKind({
  sailingId,
  hasCabins,
  value,
  onChange,
}: {
  sailingId: number;
  hasCabins: boolean;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('orders');
  const { text, money } = useFormat();
  const { data } = useSailing(sailingId);
  const types = data?.roomTypes.filter(({ roomsLeft }) => roomsLeft > 0) ?? [];
  return (
    <SelectField
      id="change-cabin-kind"
      label={t('change.sailing.cabin')}
      value={value}
      onChange={event => onChange(event.target.value)}
      options={[
        ...(hasCabins ? [{ value: SAME, label: t('change.sailing.sameCabins') }] : []),
        { value: NONE, label: t('change.sailing.noCabin') },
        { value: ANY, label: t('change.sailing.anyCabin') },
        ...types.map(type => ({
          value: String(type.id),
          label: t('change.cabins.type', { type: text(type.name), price: money(type.priceSen) }),
        })),
      ]}
    />
  );
}
