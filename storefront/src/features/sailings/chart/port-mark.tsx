import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ChartedPort } from '@gangway/shared/contract/sailings.ts';
import { landmarkFile, landmarkSize } from '../../../lib/art/drawing-files.ts';
import { drawnPort } from '../../../lib/art/drawn-port.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Point } from './projection.ts';
import styles from './route-chart.module.css';

const WIDTH = 104;
const HEIGHT = (WIDTH * landmarkSize.height) / landmarkSize.width;
const NAME_HEIGHT = 26;

/** Height of low landmarks, of the drawing's 108: the name can be closer to them. */
const LOW: Partial<Record<string, number>> = { penang: 72 };

interface PortMarkProps {
  port: ChartedPort;
  session: Session;
  at: Point;
  nameBelow: boolean;
}

/** A port: its landmark, if drawn, and its name. */
export function PortMark({ port, session, at: { x, y }, nameBelow }: PortMarkProps) {
  const { text } = useFormat();
  const drawn = drawnPort(port.code);
  const top = y - HEIGHT - 4;
  const peak = drawn ? y - (HEIGHT * (LOW[drawn] ?? landmarkSize.height)) / landmarkSize.height - 4 : y - 6;
  const middle = nameBelow ? y + 12 + NAME_HEIGHT / 2 : peak - 4 - NAME_HEIGHT / 2;
  return (
    <g>
      {drawn && (
        <image
          href={import.meta.env.DRAWINGS + landmarkFile(drawn, session)}
          x={x - WIDTH / 2}
          y={top}
          width={WIDTH}
          height={HEIGHT}
        />
      )}
      <circle className={styles.glow} cx={x} cy={y} r="13" />
      <circle className={styles.berth} cx={x} cy={y} r="6" />
      <text className={styles.name} x={x} y={middle}>
        {text(port.name)}
      </text>
    </g>
  );
}
