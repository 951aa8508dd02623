import { create } from 'qrcode';
import { useMemo } from 'react';
import { SAMPLE } from '../../../lib/wedge/learn.ts';
import styles from './keyboard-scanner.module.css';

/** Light modules around a QR that scanners rely on (ISO/IEC 18004 section 6.3.8). */
const QUIET_ZONE = 4;

/** The code that a workplace learns its scanner by, dark on white in any theme. */
export function SampleCode({ label }: { label: string }) {
  const { size, path } = useMemo(drawSample, []);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawSample(): { size: number; path: string } {
  const { modules } = create([{ data: SAMPLE, mode: 'alphanumeric' }], { errorCorrectionLevel: 'M' });
  const all = Array.from({ length: modules.size ** 2 }, (_, index) => index);
  const dark = all
    .map(index => [index % modules.size, Math.floor(index / modules.size)] as const)
    .filter(([column, row]) => modules.get(row, column) === 1);
  return {
    size: modules.size + 2 * QUIET_ZONE,
    path: dark.map(([x, y]) => `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`).join(''),
  };
}
