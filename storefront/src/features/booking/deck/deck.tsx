import type { CabinOffer, RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { deckParts, roomsOfPart } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type CSSProperties, Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useCabinPlace } from './cabin-place.ts';
import styles from './deck.module.css';
import { DeckSize } from './deck-size.tsx';
import { typeColor } from './type-color.ts';
import { useZoom } from './use-zoom.ts';

interface DeckProps {
  label: string;
  cabins: readonly CabinOffer[];
  types: readonly RoomTypeOffer[];
  /** The highlighted type; cabins of other types are faded. */
  highlighted: number | null;
  roomIds: readonly number[];
  onToggle: (roomId: number) => void;
}

/** One deck from above: bow to the right, port side up. On a phone it is turned, bow up, so that its width fits. */
export function Deck({ label, cabins, types, highlighted, roomIds, onToggle }: DeckProps) {
  const { t } = useTranslation(['booking', 'deck', 'site']);
  const { text, money, enumerate } = useFormat();
  const view = useRef<HTMLDivElement>(null);
  const zoom = useZoom(view);
  const placeOf = useCabinPlace(cabins, roomIds);
  const typeOf = (cabin: CabinOffer) => types.find(type => type.id === cabin.roomTypeId);
  /** Without sen, if they are zero: a cabin is small. */
  const priceOf = (cabin: CabinOffer) => money(typeOf(cabin)?.priceSen ?? 0).replace(/\.00$/, '');
  const nameOf = (cabin: CabinOffer) => {
    const type = typeOf(cabin);
    const name = t(cabin.free ? 'deck:cabin' : 'deck:cabinTaken', {
      number: cabin.number,
      type: type ? text(type.name) : '',
      price: type ? money(type.priceSen) : '',
    });
    const beside = cabin.beside.map(facility => t(`deck:beside.${facility}`));
    return enumerate([
      name,
      ...placeOf(cabin),
      ...beside,
      ...(cabin.accessible ? [t('deck:accessible')] : []),
    ]);
  };
  return (
    <section aria-label={label} onKeyDown={zoom.onKeyDown}>
      <DeckSize zoom={zoom} />
      <div ref={view} className={styles.view} data-enlarged={zoom.zoom > 1}>
        <div className={styles.deck} style={{ '--zoom': zoom.zoom } as CSSProperties}>
          {deckParts.map(position => {
            const here = roomsOfPart(cabins, position);
            return (
              here.length > 0 && (
                <fieldset key={position} className={styles[position]}>
                  <legend className={styles.legend}>{t(`site:position.${position}`)}</legend>
                  <div className={styles.cabins}>
                    {here.map(cabin => (
                      <Fragment key={cabin.roomId}>
                        <button
                          type="button"
                          className={classNames(
                            styles.cabin,
                            typeColor(types.findIndex(type => type.id === cabin.roomTypeId)),
                          )}
                          aria-label={nameOf(cabin)}
                          aria-pressed={roomIds.includes(cabin.roomId)}
                          disabled={!cabin.free}
                          data-other={highlighted !== null && cabin.roomTypeId !== highlighted}
                          title={nameOf(cabin)}
                          onClick={() => onToggle(cabin.roomId)}
                        >
                          {roomIds.includes(cabin.roomId) && <Icon name="check" size={14} />}
                          {!cabin.free && <Icon name="cross" size={14} />}
                          {cabin.accessible && <Icon name="wheelchair" size={14} />}
                          <span
                            className={styles.number}
                            data-price={cabin.free ? priceOf(cabin) : undefined}
                          >
                            {cabin.number}
                          </span>
                        </button>
                        {cabin.beside.length > 0 && (
                          <span className={styles.facilities} aria-hidden="true">
                            {cabin.beside.map(facility => (
                              <Icon key={facility} name={facility} size={16} />
                            ))}
                          </span>
                        )}
                      </Fragment>
                    ))}
                  </div>
                </fieldset>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}
