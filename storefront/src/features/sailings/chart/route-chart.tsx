import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PlacedPort } from './placed-port.ts';
import { PortMark } from './port-mark.tsx';
import styles from './route-chart.module.css';
import { SeaAndLand } from './sea-and-land.tsx';
import { drawSheet, type Size } from './sheet.ts';
import { ShipMark } from './ship-mark.tsx';

export interface RouteChartProps {
  departure: PlacedPort;
  destination: PlacedPort;
  session: Session;
  size: Size;
}

/** A small chart of a sailing: coasts, the ship's course, and both ports with their landmarks. */
export default function RouteChart({ departure, destination, session, size }: RouteChartProps) {
  const { t } = useTranslation('sailings');
  const { text } = useFormat();
  const sheet = drawSheet(departure.position, destination.position, size);
  const names = { departure: text(departure.name), destination: text(destination.name) };
  // If one port is above the other, the lower one has its name below.
  const stacked = Math.abs(sheet.from.x - sheet.to.x) < 120;
  const below = stacked && sheet.from.y > sheet.to.y ? 'departure' : stacked ? 'destination' : null;
  return (
    <SeaAndLand
      sheet={sheet}
      session={session}
      title={t('chart.title', names)}
      description={t('chart.description', names)}
    >
      <path className={styles.wake} d={sheet.voyage} />
      <path className={styles.voyage} d={sheet.voyage} />
      <ShipMark {...sheet.ship} />
      <PortMark port={departure} session={session} at={sheet.from} nameBelow={below === 'departure'} />
      <PortMark port={destination} session={session} at={sheet.to} nameBelow={below === 'destination'} />
    </SeaAndLand>
  );
}
