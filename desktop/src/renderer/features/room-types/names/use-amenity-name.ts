import { amenities } from '@gangway/shared/contract/base/vocabulary.ts';
import { useTranslation } from 'react-i18next';

type Known = (typeof amenities)[number];
const isKnown = (name: string): name is Known => (amenities as readonly string[]).includes(name);

/** The word for an amenity; one of the operator's own stands as they wrote it. */
export function useAmenityName(): (name: string) => string {
  const { t } = useTranslation('room-types');
  return name => (isKnown(name) ? t(`amenity.${name}`) : name);
}
