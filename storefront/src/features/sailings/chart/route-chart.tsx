import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ChartedPort, Position } from '@gangway/shared/contract/sailings.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { arcs } from './arcs.ts';
import { CompassRose } from './compass-rose.tsx';
import { PortMark } from './port-mark.tsx';
import styles from './route-chart.module.css';
import { drawSheet, type Size } from './sheet.ts';
import { ShipMark } from './ship-mark.tsx';

/** Path data of the pattern elements. */
const WAVE = 'q6 4.5 12 0q6 4.5 12 0';
const HILL = 'q9-15 18 0m-7-4q8-12 15 4';

/** A port with a known position. */
export type PlacedPort = ChartedPort & { position: Position };

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
  const id = useId();
  const sheet = drawSheet(departure.position, destination.position, size);
  const { width, height } = size;
  const names = { departure: text(departure.name), destination: text(destination.name) };
  // If one port is above the other, the lower one has its name below.
  const stacked = Math.abs(sheet.from.x - sheet.to.x) < 120;
  const below = stacked && sheet.from.y > sheet.to.y ? 'departure' : stacked ? 'destination' : null;
  return (
    <svg
      className={`${styles.chart} ${styles[session]}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{t('chart.title', names)}</title>
      <desc id={`${id}-desc`}>{t('chart.description', names)}</desc>
      <clipPath id={`${id}-land`}>
        <path d={sheet.land} />
      </clipPath>
      <rect className={styles.sea} width={width} height={height} />
      <path className={styles.shelf} d={sheet.land} />
      <path className={styles.waves} d={arcs(size, WAVE)} />
      <path className={styles.shallows} d={sheet.land} />
      <path className={styles.land} d={sheet.land} />
      <path className={styles.hills} d={arcs(size, HILL)} clipPath={`url(#${id}-land)`} />
      <path className={styles.beach} d={sheet.land} />
      <CompassRose x={width - 30} y={height - 32} />
      <path className={styles.wake} d={sheet.voyage} />
      <path className={styles.voyage} d={sheet.voyage} />
      <ShipMark {...sheet.ship} />
      <PortMark port={departure} session={session} at={sheet.from} nameBelow={below === 'departure'} />
      <PortMark port={destination} session={session} at={sheet.to} nameBelow={below === 'destination'} />
    </svg>
  );
}
