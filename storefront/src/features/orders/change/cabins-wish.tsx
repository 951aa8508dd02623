import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSailing } from '../../../lib/requests/sailing.ts';
import { liveCabins } from '../cancellation/selection.ts';
import type { WishProps } from './wish.types.ts';
import { WishForm } from './wish-form.tsx';

const KEEP = '';
const ADDED = 'added';

/** For each cabin of the party another one, and one more. */
export function CabinsWish({ order, onBack, onChosen }: WishProps) {
  const { t } = useTranslation('orders');
  const { text, money } = useFormat();
  const { data } = useSailing(order.sailing.id);
  const [wanted, setWanted] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const own = liveCabins(order);
  const free = data?.cabins.filter(cabin => cabin.free) ?? [];
  const typeOf = (id: number) => data?.roomTypes.find(type => type.id === id);
  const priced = free.flatMap(cabin => {
    const type = typeOf(cabin.roomTypeId);
    return type ? [{ ...cabin, type }] : [];
  });
  const optionsFor = (place: string) =>
    priced
      .filter(
        ({ roomId }) => !Object.entries(wanted).some(([at, id]) => at !== place && id === String(roomId)),
      )
      .map(({ roomId, number, type }) => ({
        value: String(roomId),
        label: t('change.cabins.option', { number, type: text(type.name), price: money(type.priceSen) }),
      }));
  const isSame = Object.values(wanted).every(value => value === KEEP);
  const choose = (place: string, value: string) => setWanted({ ...wanted, [place]: value });
  return (
    <WishForm
      onBack={onBack}
      problem={tried && isSame ? t('change.cabins.missing') : undefined}
      onSubmit={() => {
        setTried(true);
        if (isSame) return;
        const roomIds = own.map(cabin => Number(wanted[cabin.id] || cabin.roomId));
        const added = wanted[ADDED];
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
          value={wanted[cabin.id] ?? KEEP}
          onChange={event => choose(cabin.id, event.target.value)}
          options={[{ value: KEEP, label: t('change.cabins.keep') }, ...optionsFor(cabin.id)]}
        />
      ))}
      <SelectField
        id="change-cabin-added"
        label={t('change.cabins.add')}
        value={wanted[ADDED] ?? KEEP}
        onChange={event => choose(ADDED, event.target.value)}
        options={[{ value: KEEP, label: t('change.cabins.noMore') }, ...optionsFor(ADDED)]}
      />
    </WishForm>
  );
}
