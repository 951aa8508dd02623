import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { type ReactNode, useId } from 'react';
import { arcs } from './arcs.ts';
import { CompassRose } from './compass-rose.tsx';
import styles from './route-chart.module.css';
import type { Sheet } from './sheet.ts';

/** Path data of the pattern elements. */
const WAVE = 'q6 4.5 12 0q6 4.5 12 0';
const HILL = 'q9-15 18 0m-7-4q8-12 15 4';

interface SeaAndLandProps {
  sheet: Sheet;
  session: Session;
  title: string;
  description: string;
  /** What is drawn upon it. */
  children: ReactNode;
}

/** A chart with its coasts and its compass. */
export function SeaAndLand({ sheet, session, title, description, children }: SeaAndLandProps) {
  const id = useId();
  const { width, height, land } = sheet;
  return (
    <svg
      className={`${styles.chart} ${styles[session]}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <clipPath id={`${id}-land`}>
        <path d={land} />
      </clipPath>
      <rect className={styles.sea} width={width} height={height} />
      <path className={styles.shelf} d={land} />
      <path className={styles.waves} d={arcs(sheet, WAVE)} />
      <path className={styles.shallows} d={land} />
      <path className={styles.land} d={land} />
      <path className={styles.hills} d={arcs(sheet, HILL)} clipPath={`url(#${id}-land)`} />
      <path className={styles.beach} d={land} />
      <CompassRose x={width - 30} y={height - 32} />
      {children}
    </svg>
  );
}
