import { namedAmenities } from '@gangway/shared/contract/base/amenities.ts';
import { useTranslation } from 'react-i18next';

type NamedAmenity = (typeof namedAmenities)[number];
const isNamed = (name: string): name is NamedAmenity => (namedAmenities as readonly string[]).includes(name);

/** Returns the translated name of an amenity; one without a translation is shown as written. */
export function useAmenityName(): (name: string) => string {
  const { t } = useTranslation('room-types');
  return name => (isNamed(name) ? t(`amenity.${name}`) : name);
}
