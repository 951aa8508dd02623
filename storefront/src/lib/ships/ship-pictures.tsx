import { useTranslation } from 'react-i18next';
import styles from './ship-pictures.module.css';

interface ShipPicturesProps {
  /** Of the ship. */
  name: string;
  urls: readonly string[];
  /** The row is visible without scrolling, so its first picture is fetched immediately. */
  first?: boolean;
}

/** The operator's pictures of a ship, in a row to swipe; nothing without any. */
export function ShipPictures({ name, urls, first = false }: ShipPicturesProps) {
  const { t } = useTranslation('site');
  if (urls.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
    <ul className={styles.pictures} aria-label={t('ship.pictures', { ship: name })} tabIndex={0}>
      {urls.map((url, index) => (
        <li key={url}>
          <img
            src={url}
            alt={t('ship.picture', { ship: name, number: index + 1, total: urls.length })}
            width={480}
            height={270}
            loading={first && index === 0 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
