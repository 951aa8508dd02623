import type { RoomTypeOffer, SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Price } from '../../../ui/layout/price.tsx';
import { changeDraft } from '../draft/booking-draft.ts';

const ANY = 'any';

/** The choice of cabin type for the best fit, or any type. */
export function CabinTypes({ sailing, roomTypeId }: { sailing: SailingDetail; roomTypeId: number | null }) {
  const { t } = useTranslation('booking');
  const { text, money } = useFormat();
  const facts = useTypeFacts();
  const card = (type: RoomTypeOffer) => ({
    value: String(type.id),
    title: text(type.name),
    description: facts(type).join(' · '),
    aside: <Price amount={money(type.priceSen)} size="small" />,
    disabled: type.roomsLeft === 0,
  });
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

/** Amenities with a translation; an operator's own ones are shown as written. */
const translatedAmenities = ['toilet', 'wifi', 'tv', 'ac', 'minibar', 'safe', 'phone', 'hairdryer'] as const;
type Amenity = (typeof translatedAmenities)[number];
const isTranslated = (name: string): name is Amenity =>
  (translatedAmenities as readonly string[]).includes(name);

const beds = { 1: 'cabin.beds.largeBed', 2: 'cabin.beds.twinBeds', 3: 'cabin.beds.threeBeds' } as const;

/** Returns the features of a cabin type as texts: beds, people, window, amenities, number left. */
function useTypeFacts(): (type: RoomTypeOffer) => string[] {
  const { t } = useTranslation('booking');
  return type => [
    t(beds[type.capacityLabel as 1 | 2 | 3]),
    t('cabin.sleeps', { count: type.maxOccupancy }),
    t(type.hasWindow ? 'cabin.window' : 'cabin.inside'),
    ...type.amenities.map(name => (isTranslated(name) ? t(`cabin.amenity.${name}`) : name)),
    t('cabin.left', { count: type.roomsLeft }),
  ];
}
