import type { CabinChoice } from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Choice } from '../../../ui/fields/select-field.tsx';
import { useCabinChoices } from '../requests/cabins.ts';

/** To a free cabin, to another one of the order, or in exchange with the guests booked there. */
export type CabinWay = 'free' | 'join' | 'swap';

const fits: Record<CabinWay, (cabin: CabinChoice) => boolean> = {
  free: ({ booking, status }) => booking === null && status !== 'maintenance',
  join: ({ booking }) => booking?.own === true,
  swap: ({ booking }) => booking !== null,
};

/** The cabins to choose from, without the guests' current one. */
export function useCabinOptions(
  number: string,
  fromRoomId: number | undefined,
  way: CabinWay,
): { choices: Choice[]; none: boolean } {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { data } = useCabinChoices(number);
  const label = ({ booking, status, ...cabin }: CabinChoice): string => {
    const { number: room, floor, roomTypeCode: type, maxOccupancy: beds, priceSen } = cabin;
    if (booking)
      return t('cabin.takenChoice', {
        number: room,
        floor,
        type,
        name: booking.contactName,
        order: booking.orderNumber,
      });
    const choice = t('cabin.freeChoice', { number: room, floor, type, beds, price: money(priceSen) });
    return status === 'dirty' ? t('cabin.dirty', { choice }) : choice;
  };
  const choices = (data ?? [])
    .filter(cabin => cabin.roomId !== fromRoomId && fits[way](cabin))
    .map(cabin => ({ value: String(cabin.roomId), label: label(cabin) }));
  return { choices, none: data !== undefined && choices.length === 0 };
}
