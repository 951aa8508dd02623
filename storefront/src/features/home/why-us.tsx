import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './why-us.module.css';

const reasons = [
  { key: 'cabin', icon: 'cabin' },
  { key: 'phone', icon: 'ticket' },
  { key: 'fair', icon: 'wallet' },
  { key: 'sixHundred', icon: 'people' },
] as const;

export function WhyUs() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.band} aria-labelledby="why-heading">
      <div className="wrap">
        <h2 id="why-heading">{t('why.heading')}</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ key, icon }) => (
            <li key={key}>
              <span className={styles.mark}>
                <Icon name={icon} size={28} />
              </span>
              <h3 className={styles.title}>{t(`why.${key}Title`)}</h3>
              <p>{t(`why.${key}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
