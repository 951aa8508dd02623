import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

type NamedPlace = Pick<SailingSummary['route']['departure'], 'name'>;
type NamedSailing = Pick<SailingSummary, 'departsAt' | 'session'> & {
  ship: Pick<SailingSummary['ship'], 'name'>;
  route: { departure: NamedPlace; destination: NamedPlace };
};

/**
 * Names a sailing in one line that nobody takes for another sailing's: day, time, session, ship and route. The time comes first, as the
 * end is cut off in a narrow field. Where it needs two lines, no name is divided.
 */
export function useSailingName(): (sailing: NamedSailing) => string {
  const { t } = useTranslation('frame');
  const { dateTime, text } = useFormat();
  return ({ departsAt, session, ship, route }) =>
    [
      dateTime(departsAt),
      t(`session.${session}`),
      ship.name,
      `${text(route.departure.name)} → ${text(route.destination.name)}`,
    ]
      .map(part => part.replaceAll(' ', '\u00a0'))
      .join(' · ');
}
