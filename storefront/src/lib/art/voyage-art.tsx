import type { PortId } from '@gangway/shared/art/ports.ts';
import type { SceneOptions } from '@gangway/shared/art/scene.ts';
import type { ShipId } from '@gangway/shared/art/ships.ts';
import type { Session } from '@gangway/shared/contract/vocabulary.ts';
import { useEffect, useState } from 'react';
import { Art } from '../../ui/art.tsx';
import styles from './voyage-art.module.css';

interface VoyageArtProps {
  session: Session;
  /** Codes of the catalogue; one that nobody has drawn yet leaves its place to the sea. */
  ship?: string;
  port?: string;
  /** Proportions of the drawing; it is cut to its box. */
  width: number;
  height: number;
  label?: string;
  className?: string;
}

/** A voyage in its light. The drawing comes after the words: its code is no part of the first view. */
export function VoyageArt({ session, ship, port, width, height, label, className }: VoyageArtProps) {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let wanted = true;
    draw({ light: session === 'daytime' ? 'day' : 'night', width, height }, ship, port).then(
      svg => wanted && setDrawing(svg),
      // A picture that does not come is no reason to interrupt anybody: its ground colour stays.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [session, ship, port, width, height]);
  return (
    <div className={`${styles.ground} ${styles[session]} ${className ?? ''}`}>
      <Art className={styles.drawing} svg={drawing} label={label} />
    </div>
  );
}

const ships: readonly string[] = ['selat-aurora', 'selat-pelangi', 'selat-kenari'] satisfies ShipId[];
const ports: readonly string[] = [
  'port-klang',
  'penang',
  'langkawi',
  'malacca',
  'singapore',
  'phuket',
] satisfies PortId[];
const drawn = new Map<string, string>();

async function draw(options: SceneOptions, ship = '', port = ''): Promise<string> {
  const key = [options.light, options.width, options.height, ship, port].join();
  const known = drawn.get(key);
  if (known) return known;
  const { scene } = await import('@gangway/shared/art/scene.ts');
  const svg = scene({
    ...options,
    ship: ships.includes(ship) ? (ship as ShipId) : undefined,
    port: ports.includes(port) ? (port as PortId) : undefined,
  });
  drawn.set(key, svg);
  return svg;
}
