import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { LoadFailed, LoadingText } from '../page/loading-parts.tsx';
import { useShips } from '../requests/ships.ts';
import styles from './ship-facts.module.css';

/** What the operator says and shows of a ship; nothing of one that sails no longer. */
export function ShipFacts({ code }: { code: string }) {
  const { t } = useTranslation('site');
  const { text } = useFormat();
  const ships = useShips();
  if (ships.isPending) return <LoadingText lines={3} />;
  if (ships.isError) return <LoadFailed query={ships} title={t('failure.title')} />;
  const ship = ships.data.find(candidate => candidate.code === code);
  if (!ship) return null;
  const { name, imageUrls, description, capacity, linkUrl } = ship;
  return (
    <div className={styles.ship}>
      {imageUrls.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
        <ul className={styles.pictures} aria-label={t('ship.pictures', { ship: name })} tabIndex={0}>
          {imageUrls.map((url, index) => (
            <li key={url}>
              <img
                src={url}
                alt={t('ship.picture', { ship: name, number: index + 1, total: imageUrls.length })}
                width={480}
                height={270}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      )}
      <p>{text(description)}</p>
      <p className="muted">{t('ship.carries', { count: capacity })}</p>
      {linkUrl && (
        <p>
          <a href={linkUrl} target="_blank" rel="noreferrer">
            {t('ship.more', { ship: name })}
          </a>
        </p>
      )}
    </div>
  );
}
