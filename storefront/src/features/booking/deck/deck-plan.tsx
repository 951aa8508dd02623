import type { CabinOffer, SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { floorsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinPlace, useCabinSigns } from '../../../lib/deck/cabin-place.ts';
import { Deck } from '../../../lib/deck/deck.tsx';
import type { CabinFace } from '../../../lib/deck/deck-cabin.tsx';
import { DeckTabs } from '../../../lib/deck/deck-tabs.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { toggleRoom } from '../draft/cabin-choice.ts';
import { ChosenCabins } from './chosen-cabins.tsx';
import { DeckLegend } from './deck-legend.tsx';

/** Free cabins on the ship's decks. */
export function DeckPlan({ sailing, roomIds }: { sailing: SailingDetail; roomIds: readonly number[] }) {
  const { t } = useTranslation('deck');
  const party = useBookingDraft(draft => draft.passengers.length);
  const [typeId, setTypeId] = useState<number | null>(null);
  const shown = sailing.cabins.filter(cabin => typeId === null || cabin.roomTypeId === typeId);
  const floors = floorsOf(sailing.cabins);
  const free = (floor: number) => shown.filter(cabin => cabin.floor === floor && cabin.free).length;
  const [chosenFloor, setFloor] = useState<number | null>(null);
  const floor = chosenFloor ?? floors.find(deck => free(deck) > 0) ?? floors[0] ?? 0;
  const toggle = (roomId: number) =>
    changeDraft({ cabin: { kind: 'chosen', roomIds: toggleRoom(roomIds, roomId, Math.max(1, party)) } });
  const cabins = sailing.cabins.filter(cabin => cabin.floor === floor);
  const nameOf = useCabinName(sailing, cabins, roomIds);
  const { money } = useFormat();
  const faceOf = (cabin: CabinOffer): CabinFace => {
    const type = sailing.roomTypes.findIndex(({ id }) => id === cabin.roomTypeId);
    // Without sen, if they are zero: a cabin is small.
    const price = money(sailing.roomTypes[type]?.priceSen ?? 0).replace(/\.00$/, '');
    return {
      name: nameOf(cabin),
      type,
      isOther: typeId !== null && cabin.roomTypeId !== typeId,
      price: cabin.free ? price : undefined,
      choice: {
        free: cabin.free,
        chosen: roomIds.includes(cabin.roomId),
        onToggle: () => toggle(cabin.roomId),
      },
    };
  };

  return (
    <Card>
      <DeckLegend cabins={sailing.cabins} types={sailing.roomTypes} typeId={typeId} onType={setTypeId} />
      <DeckTabs
        floors={floors}
        floor={floor}
        cabinsOf={deck => t('free', { count: free(deck) })}
        onFloor={setFloor}
      />
      <Deck label={t('name', { floor })} cabins={cabins} faceOf={faceOf} />
      <ChosenCabins sailing={sailing} roomIds={roomIds} party={party} onRemove={toggle} />
    </Card>
  );
}

/** Says of a cabin of a deck what the plan shows: its type and price, where it is, and whether it is taken. */
function useCabinName(
  { roomTypes }: SailingDetail,
  cabins: readonly CabinOffer[],
  roomIds: readonly number[],
): (cabin: CabinOffer) => string {
  const { t } = useTranslation('deck');
  const { text, money, enumerate } = useFormat();
  const placeOf = useCabinPlace(cabins, roomIds);
  const signsOf = useCabinSigns();
  return cabin => {
    const type = roomTypes.find(({ id }) => id === cabin.roomTypeId);
    const name = t(cabin.free ? 'cabin' : 'cabinTaken', {
      number: cabin.number,
      type: type ? text(type.name) : '',
      price: type ? money(type.priceSen) : '',
    });
    return enumerate([name, ...placeOf(cabin), ...signsOf(cabin)]);
  };
}
