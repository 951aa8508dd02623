import type { CabinPlace, ShipDetail } from '@gangway/shared/contract/sailings.ts';
import { floorsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCabinPlace, useCabinSigns } from '../../lib/deck/cabin-place.ts';
import { Deck } from '../../lib/deck/deck.tsx';
import type { CabinFace } from '../../lib/deck/deck-cabin.tsx';
import { DeckTabs } from '../../lib/deck/deck-tabs.tsx';
import { CabinSigns, Signs, TypeSigns } from '../../lib/deck/plan-signs.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './decks.module.css';

/** The plan of each deck that has cabins. */
export function Decks({ ship }: { ship: ShipDetail }) {
  const { t } = useTranslation(['ship', 'deck']);
  const { text, enumerate } = useFormat();
  const floors = floorsOf(ship.cabins);
  const [floor, setFloor] = useState(floors[0] ?? 0);
  const onDeck = (deck: number) => ship.cabins.filter(cabin => cabin.floor === deck);
  const cabins = onDeck(floor);
  const placeOf = useCabinPlace(cabins, []);
  const signsOf = useCabinSigns();
  const faceOf = (cabin: CabinPlace): CabinFace => {
    const type = ship.roomTypes.findIndex(({ id }) => id === cabin.roomTypeId);
    const typeName = ship.roomTypes[type]?.name;
    const name = t('cabin', { number: cabin.number, type: typeName ? text(typeName) : '' });
    return { name: enumerate([name, ...placeOf(cabin), ...signsOf(cabin)]), type, isOther: false };
  };
  return (
    <section className={styles.section} aria-labelledby="decks-heading">
      <h2 id="decks-heading">{t('decks')}</h2>
      <Card>
        <div className={styles.legend}>
          <TypeSigns types={ship.roomTypes} />
          {ship.cabins.some(({ accessible, beside }) => accessible || beside.length > 0) && (
            <Signs>
              <CabinSigns cabins={ship.cabins} />
            </Signs>
          )}
        </div>
        <DeckTabs
          floors={floors}
          floor={floor}
          cabinsOf={deck => t('cabinCount', { count: onDeck(deck).length })}
          onFloor={setFloor}
        />
        <Deck label={t('deck:name', { floor })} cabins={cabins} faceOf={faceOf} />
      </Card>
    </section>
  );
}
