import type { CabinPlace, RoomTypeProfile } from '@gangway/shared/contract/sailings.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFormat } from '../format/use-format.ts';
import styles from './plan-signs.module.css';
import { typeColor } from './type-color.ts';

/** What the signs of a plan mean. */
export const Signs = ({ children }: { children: ReactNode }) => <ul className={styles.signs}>{children}</ul>;

/** The color of each cabin type. */
export function TypeSigns({ types }: { types: readonly RoomTypeProfile[] }) {
  const { text } = useFormat();
  return (
    <Signs>
      {types.map((type, index) => (
        <li key={type.id}>
          <span className={classNames(styles.type, typeColor(index))} aria-hidden="true" />
          {text(type.name)}
        </li>
      ))}
    </Signs>
  );
}

/** The signs, in a list of them, of what can be chosen, is chosen, and is taken. */
export function ChoiceSigns() {
  const { t } = useTranslation('deck');
  return (
    <>
      <li>
        <span className={styles.free} aria-hidden="true" />
        {t('isFree')}
      </li>
      <li>
        <span className={styles.chosen} aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
        {t('isChosen')}
      </li>
      <li>
        <span className={styles.taken} aria-hidden="true">
          <Icon name="cross" size={14} />
        </span>
        {t('isTaken')}
      </li>
    </>
  );
}

/** The signs, in a list of them, of what is beside these cabins, and of those that suit a wheelchair. */
export function CabinSigns({ cabins }: { cabins: readonly CabinPlace[] }) {
  const { t } = useTranslation('deck');
  const facilities = [...new Set(cabins.flatMap(({ beside }) => beside))];
  return (
    <>
      {cabins.some(({ accessible }) => accessible) && (
        <li>
          <Icon name="wheelchair" size={18} />
          <span className={styles.sentence}>{t('accessible')}</span>
        </li>
      )}
      {facilities.map(facility => (
        <li key={facility}>
          <Icon name={facility} size={18} />
          {t(`facility.${facility}`)}
        </li>
      ))}
    </>
  );
}
