import { amenities } from '@gangway/shared/contract/base/vocabulary.ts';
import { useTranslation } from 'react-i18next';

type StandardAmenity = (typeof amenities)[number];
const isKnown = (name: string): name is StandardAmenity => (amenities as readonly string[]).includes(name);

/** Returns the translated name of an amenity; the operator's own amenities are shown as written. */
export function useAmenityName(): (name: string) => string {
  const { t } = useTranslation('room-types');
  return name => (isKnown(name) ? t(`amenity.${name}`) : name);
}
