import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSailing } from '../../../lib/requests/sailing.ts';
import { liveCabins } from '../cancellation/selection.ts';
import type { ChangeFormProps } from './change-form.types.ts';
import { StepForm } from './step-form.tsx';

const KEEP = '';
const ADDED = 'added';

/** The form that requests another cabin for each of the party's cabins, and an additional one. */
export function CabinsForm({ order, onBack, onChosen }: ChangeFormProps) {
  const { t } = useTranslation('orders');
  const { text, money } = useFormat();
  const { data } = useSailing(order.sailing.id);
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const own = liveCabins(order);
  const free = data?.cabins.filter(cabin => cabin.free) ?? [];
  const typeOf = (id: number) => data?.roomTypes.find(type => type.id === id);
  const priced = free.flatMap(cabin => {
    const type = typeOf(cabin.roomTypeId);
    return type ? [{ ...cabin, type }] : [];
  });
  const optionsFor = (slot: string) =>
    priced
      .filter(
        ({ roomId }) => !Object.entries(choices).some(([at, id]) => at !== slot && id === String(roomId)),
      )
      .map(({ roomId, number, type }) => ({
        value: String(roomId),
        label: t('change.cabins.option', { number, type: text(type.name), price: money(type.priceSen) }),
      }));
  const isSame = Object.values(choices).every(value => value === KEEP);
  const choose = (slot: string, value: string) => setChoices({ ...choices, [slot]: value });
  return (
    <StepForm
      onBack={onBack}
      problem={tried && isSame ? t('change.cabins.missing') : undefined}
      onSubmit={() => {
        setTried(true);
        if (isSame) return;
        const roomIds = own.map(cabin => Number(choices[cabin.id] || cabin.roomId));
        const added = choices[ADDED];
        onChosen({
          kind: 'cabins',
          cabins: { kind: 'chosen', roomIds: added ? [...roomIds, Number(added)] : roomIds },
        });
      }}
    >
      {own.map(cabin => (
        <SelectField
          key={cabin.id}
          id={`change-cabin-${cabin.id}`}
          label={t('held.cabin', { number: cabin.number })}
          value={choices[cabin.id] ?? KEEP}
          onChange={event => choose(cabin.id, event.target.value)}
          options={[{ value: KEEP, label: t('change.cabins.keep') }, ...optionsFor(cabin.id)]}
        />
      ))}
      <SelectField
        id="change-cabin-added"
        label={t('change.cabins.add')}
        value={choices[ADDED] ?? KEEP}
        onChange={event => choose(ADDED, event.target.value)}
        options={[{ value: KEEP, label: t('change.cabins.noMore') }, ...optionsFor(ADDED)]}
      />
    </StepForm>
  );
}
