import { namedAmenities } from '@gangway/shared/contract/base/amenities.ts';
import type { RoomTypeProfile } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';

/** Other amenities of an operator are shown as written. */
type NamedAmenity = (typeof namedAmenities)[number];
const isNamed = (name: string): name is NamedAmenity => (namedAmenities as readonly string[]).includes(name);

const beds = { 1: 'beds.largeBed', 2: 'beds.twinBeds', 3: 'beds.threeBeds' } as const;

/** The features of a cabin type in words. */
export function useTypeFacts() {
  const { t } = useTranslation('cabin');
  const amenity = (name: string): string => (isNamed(name) ? t(`amenity.${name}`) : name);
  return {
    amenity,
    factsOf: (type: RoomTypeProfile): string[] => [
      t(beds[type.capacityLabel as 1 | 2 | 3]),
      t('sleeps', { count: type.maxOccupancy }),
      t(type.hasWindow ? 'window' : 'inside'),
      ...type.amenities.map(amenity),
    ],
  };
}
