import type { RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';

/** Amenities with a translation; an operator's own ones are shown as written. */
const translatedAmenities = ['toilet', 'wifi', 'tv', 'ac', 'minibar', 'safe', 'phone', 'hairdryer'] as const;
type Amenity = (typeof translatedAmenities)[number];
const isTranslated = (name: string): name is Amenity =>
  (translatedAmenities as readonly string[]).includes(name);

const beds = { 1: 'cabin.beds.largeBed', 2: 'cabin.beds.twinBeds', 3: 'cabin.beds.threeBeds' } as const;

/** Returns the features of a cabin type as texts: beds, people, window, amenities, number left. */
export function useTypeFacts(): (type: RoomTypeOffer) => string[] {
  const { t } = useTranslation('booking');
  return type => [
    t(beds[type.capacityLabel as 1 | 2 | 3]),
    t('cabin.sleeps', { count: type.maxOccupancy }),
    t(type.hasWindow ? 'cabin.window' : 'cabin.inside'),
    ...type.amenities.map(name => (isTranslated(name) ? t(`cabin.amenity.${name}`) : name)),
    t('cabin.left', { count: type.roomsLeft }),
  ];
}
