import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { floorsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import { toggleRoom } from '../draft/cabin-choice.ts';
import { ChosenCabins } from './chosen-cabins.tsx';
import { Deck } from './deck.tsx';
import { DeckLegend } from './deck-legend.tsx';
import { DeckTabs } from './deck-tabs.tsx';

/** Free cabins on the ship's decks. */
export function DeckPlan({ sailing, roomIds }: { sailing: SailingDetail; roomIds: readonly number[] }) {
  const { t } = useTranslation(['booking', 'deck']);
  const party = useBookingDraft(draft => draft.passengers.length);
  const [typeId, setTypeId] = useState<number | null>(null);
  const shown = sailing.cabins.filter(cabin => typeId === null || cabin.roomTypeId === typeId);
  const floors = floorsOf(sailing.cabins);
  const free = (floor: number) => shown.filter(cabin => cabin.floor === floor && cabin.free).length;
  const [chosenFloor, setFloor] = useState<number | null>(null);
  const floor = chosenFloor ?? floors.find(deck => free(deck) > 0) ?? floors[0] ?? 0;
  const toggle = (roomId: number) =>
    changeDraft({ cabin: { kind: 'chosen', roomIds: toggleRoom(roomIds, roomId, Math.max(1, party)) } });

  return (
    <Card>
      <DeckLegend
        hasAccessible={sailing.cabins.some(({ accessible }) => accessible)}
        facilities={[...new Set(sailing.cabins.flatMap(({ beside }) => beside))]}
        types={sailing.roomTypes}
        typeId={typeId}
        onType={setTypeId}
      />
      <DeckTabs floors={floors} floor={floor} free={free} onFloor={setFloor} />
      <Deck
        label={t('deck:name', { floor })}
        cabins={sailing.cabins.filter(cabin => cabin.floor === floor)}
        types={sailing.roomTypes}
        highlighted={typeId}
        roomIds={roomIds}
        onToggle={toggle}
      />
      <ChosenCabins sailing={sailing} roomIds={roomIds} party={party} onRemove={toggle} />
    </Card>
  );
}
