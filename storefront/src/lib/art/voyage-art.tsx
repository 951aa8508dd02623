import type { ShipId } from '@gangway/shared/art/ships.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { type DrawingFrame, drawingFile, drawingFrames } from './drawing-files.ts';
import { drawnPort } from './drawn-port.ts';
import styles from './voyage-art.module.css';

interface VoyageArtProps {
  session: Session;
  /** Codes of the catalogue; for a code without a drawing only the sea is shown. */
  ship?: string;
  port?: string;
  frame: DrawingFrame;
  /** Replaces `frame` from 48 rem on. */
  wideFrame?: DrawingFrame;
  /** It is visible without scrolling, so it is fetched immediately. */
  first?: boolean;
  label?: string;
  className?: string;
}

/**
 * A picture of a sailing in the colors of its session. Until it is loaded, or if it fails to load, its background has
 * those colors.
 */
export function VoyageArt(props: VoyageArtProps) {
  const { session, frame, wideFrame, first, label = '', className } = props;
  const voyage = { session, ship: drawnShip(props.ship), port: drawnPort(props.port) };
  const source = (of: DrawingFrame) => import.meta.env.DRAWINGS + drawingFile({ ...voyage, frame: of });
  return (
    <div className={`${styles.ground} ${styles[session]} ${className ?? ''}`}>
      <picture>
        {wideFrame && (
          <source media="(width >= 48rem)" srcSet={source(wideFrame)} {...drawingFrames[wideFrame]} />
        )}
        <img
          className={styles.drawing}
          src={source(frame)}
          alt={label}
          {...drawingFrames[frame]}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </div>
  );
}

const ships = ['selat-aurora', 'selat-pelangi', 'selat-kenari'] satisfies ShipId[];

const drawnShip = (code?: string) => ships.find(ship => ship === code);
