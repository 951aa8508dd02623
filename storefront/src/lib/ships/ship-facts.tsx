import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../format/use-format.ts';
import { LoadFailed, LoadingText } from '../page/loading-parts.tsx';
import { shipPath } from '../paths.ts';
import { useShips } from '../requests/ships.ts';
import styles from './ship-facts.module.css';
import { ShipPictures } from './ship-pictures.tsx';

/** What the operator says and shows of a ship; nothing of one that sails no longer. */
export function ShipFacts({ code }: { code: string }) {
  const { t } = useTranslation('site');
  const { text } = useFormat();
  const ships = useShips();
  if (ships.isPending) return <LoadingText lines={3} />;
  if (ships.isError) return <LoadFailed query={ships} title={t('failure.title')} />;
  const ship = ships.data.find(candidate => candidate.code === code);
  if (!ship) return null;
  const { name, imageUrls, description, capacity } = ship;
  return (
    <div className={styles.ship}>
      <ShipPictures name={name} urls={imageUrls} />
      <p>{text(description)}</p>
      <p className="muted">{t('ship.carries', { count: capacity })}</p>
      <p>
        <Link href={shipPath(code)}>{t('ship.all', { ship: name })}</Link>
      </p>
    </div>
  );
}
