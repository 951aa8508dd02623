import type { ChartedPort } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './chart-place.module.css';
import { isPlaced } from './placed-port.ts';
import { PortMark } from './port-mark.tsx';
import { SeaAndLand } from './sea-and-land.tsx';
import { drawSheet, isNearCoast } from './sheet.ts';
import { useBoxSize } from './use-box-size.ts';

/** A small chart of a port and its coasts (R423). Nothing without a position, or far from the coasts that are drawn. */
export function PortChart({ port }: { port: ChartedPort }) {
  const { t } = useTranslation('sailings');
  const { text } = useFormat();
  const { size, measure } = useBoxSize();
  if (!isPlaced(port) || !isNearCoast(port.position)) return null;
  const sheet = size && drawSheet(port.position, port.position, size);
  const names = { port: text(port.name) };
  return (
    <div ref={measure} className={`${styles.place} ${styles.daytime}`}>
      {sheet && (
        <SeaAndLand
          sheet={sheet}
          session="daytime"
          title={t('portChart.title', names)}
          description={t('portChart.description', names)}
        >
          <PortMark port={port} session="daytime" at={sheet.from} nameBelow={false} />
        </SeaAndLand>
      )}
    </div>
  );
}
