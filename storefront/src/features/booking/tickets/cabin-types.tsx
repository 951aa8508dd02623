import type { RoomTypeOffer, SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';
import { CabinDrawing } from '../../../lib/cabins/cabin-drawing.tsx';
import { useTypeFacts } from '../../../lib/cabins/type-facts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { FactLine } from '../../../ui/layout/fact-line.tsx';
import { Price } from '../../../ui/layout/price.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { cabinsFor, gainsOf } from './cabin-gains.ts';

const ANY = 'any';

/**
 * The choice of cabin type for the best fit, or any type. A card shows the plan, the features, the price for this party, and what is
 * better than in the next cheaper type (R397).
 */
export function CabinTypes({ sailing, roomTypeId }: { sailing: SailingDetail; roomTypeId: number | null }) {
  const { t } = useTranslation('booking');
  const { text, money } = useFormat();
  const party = useBookingDraft(draft => draft.passengers.length);
  const { factsOf, gainOf } = useTypeTexts();
  const card = (type: RoomTypeOffer) => {
    const cabins = cabinsFor(party, type);
    const gain = type.roomsLeft > 0 && gainOf(type, sailing.roomTypes);
    return {
      value: String(type.id),
      title: text(type.name),
      picture: <CabinDrawing type={type} />,
      description: (
        <>
          <FactLine facts={factsOf(type)} />
          {gain && (
            <>
              <br />
              <strong>{gain}</strong>
            </>
          )}
        </>
      ),
      aside: (
        <Price
          amount={money(type.priceSen * cabins)}
          after={cabins > 1 && t('cabin.forCabins', { cabins })}
          size="small"
        />
      ),
      disabled: type.roomsLeft === 0,
    };
  };
  return (
    <RadioCards
      legend={t('cabin.typeLegend')}
      name="cabin-type"
      columns={1}
      value={roomTypeId === null ? ANY : String(roomTypeId)}
      options={[
        { value: ANY, title: t('cabin.anyType'), description: t('cabin.anyTypeText') },
        ...sailing.roomTypes.map(card),
      ]}
      onChange={value =>
        changeDraft({ cabin: { kind: 'assigned', roomTypeId: value === ANY ? null : Number(value) } })
      }
    />
  );
}

/** Texts of a cabin type: its features, and what is better than in the next cheaper one. */
function useTypeTexts() {
  const { t } = useTranslation(['booking', 'cabin']);
  const { money, list } = useFormat();
  const { factsOf, amenity } = useTypeFacts();
  return {
    factsOf: (type: RoomTypeOffer): string[] => [
      ...factsOf(type),
      t('booking:cabin.left', { count: type.roomsLeft }),
    ],
    gainOf(type: RoomTypeOffer, types: readonly RoomTypeOffer[]): string | null {
      const gains = gainsOf(type, types);
      if (!gains) return null;
      const named = [
        ...(gains.hasWindow ? [t('cabin:window')] : []),
        ...(gains.sleeps === null ? [] : [t('cabin:sleeps', { count: gains.sleeps })]),
        ...gains.amenities.map(amenity),
      ];
      return t('booking:cabin.gain', { extra: money(gains.extraSen), what: list(named) });
    },
  };
}
