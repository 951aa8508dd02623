import type { RoomPosition } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CabinOffer, RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './deck.module.css';
import { typeColor } from './type-color.ts';

const positions: readonly RoomPosition[] = ['stern', 'port', 'midship', 'starboard', 'bow'];

interface DeckProps {
  label: string;
  cabins: readonly CabinOffer[];
  types: readonly RoomTypeOffer[];
  /** The highlighted type; cabins of other types are faded. */
  highlighted: number | null;
  roomIds: readonly number[];
  onToggle: (roomId: number) => void;
}

/** One deck from above. On a phone its parts are stacked, from stern to bow. */
export function Deck({ label, cabins, types, highlighted, roomIds, onToggle }: DeckProps) {
  const { t } = useTranslation(['booking', 'site']);
  const { text, money, enumerate } = useFormat();
  const typeOf = (cabin: CabinOffer) => types.find(type => type.id === cabin.roomTypeId);
  /** Without sen, if they are zero: a cabin is small. */
  const priceOf = (cabin: CabinOffer) => money(typeOf(cabin)?.priceSen ?? 0).replace(/\.00$/, '');
  const nameOf = (cabin: CabinOffer) => {
    const type = typeOf(cabin);
    const name = t(cabin.free ? 'deck.cabin' : 'deck.cabinTaken', {
      number: cabin.number,
      type: type ? text(type.name) : '',
      price: type ? money(type.priceSen) : '',
    });
    return cabin.accessible ? enumerate([name, t('deck.accessible')]) : name;
  };
  return (
    <section className={styles.deck} aria-label={label}>
      {positions.map(position => {
        const here = cabins.filter(cabin => cabin.position === position);
        return (
          here.length > 0 && (
            <fieldset key={position} className={`${styles.part} ${styles[position]}`}>
              <legend className={styles.legend}>{t(`site:position.${position}`)}</legend>
              <div className={styles.cabins}>
                {here.map(cabin => (
                  <button
                    key={cabin.roomId}
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
                    <span className={styles.number} data-price={cabin.free ? priceOf(cabin) : undefined}>
                      {cabin.number}
                    </span>
                  </button>
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </section>
  );
}
