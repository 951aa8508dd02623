import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePeopleAboard } from '../../lib/ships/people-aboard.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './why-us.module.css';

const reasons = [
  { key: 'cabin', icon: 'cabin' },
  { key: 'phone', icon: 'ticket' },
  { key: 'fair', icon: 'wallet' },
] as const;

/** On a larger ship nobody finds their children quickly. */
const MOST_ON_A_SMALL_SHIP = 1000;

export function WhyUs() {
  const { t } = useTranslation('home');
  const { number } = useFormat();
  const people = usePeopleAboard();
  const isSmall = people !== undefined && people > 0 && people <= MOST_ON_A_SMALL_SHIP;
  const shown = isSmall ? [...reasons, { key: 'small', icon: 'people' } as const] : reasons;
  return (
    <section className={styles.band} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">{t('why.heading')}</h2>
        <ul className={styles.reasons}>
          {shown.map(({ key, icon }) => (
            <li key={key}>
              <span className={styles.mark}>
                <Icon name={icon} size={28} />
              </span>
              <h3 className={styles.title}>
                {t(`why.${key}Title`, { people: people === undefined ? '' : number(people) })}
              </h3>
              <p>{t(`why.${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
