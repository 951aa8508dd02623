import type { CabinPlace } from '@gangway/shared/contract/sailings.ts';
import { deckParts, roomsOfPart } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { type CSSProperties, Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './deck.module.css';
import { type CabinFace, DeckCabin } from './deck-cabin.tsx';
import { DeckSize } from './deck-size.tsx';
import { useZoom } from './use-zoom.ts';

interface DeckProps<Cabin extends CabinPlace> {
  label: string;
  cabins: readonly Cabin[];
  faceOf: (cabin: Cabin) => CabinFace;
}

/** One deck from above: bow to the right, port side up. On a phone it is turned, bow up, so that its width fits. */
export function Deck<Cabin extends CabinPlace>({ label, cabins, faceOf }: DeckProps<Cabin>) {
  const { t } = useTranslation('site');
  const view = useRef<HTMLDivElement>(null);
  const zoom = useZoom(view);
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
                  <legend className={styles.legend}>{t(`position.${position}`)}</legend>
                  <div className={styles.cabins}>
                    {here.map(cabin => (
                      <Fragment key={cabin.roomId}>
                        <DeckCabin cabin={cabin} face={faceOf(cabin)} />
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
