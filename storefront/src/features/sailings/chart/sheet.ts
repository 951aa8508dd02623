import { islands, peninsula, sumatra } from '@gangway/shared/art/strait.ts';
import type { Position } from '@gangway/shared/contract/sailings.ts';
import { course, distance } from './course.ts';
import { onChart, type Point } from './projection.ts';

export interface Size {
  width: number;
  height: number;
}

/** The chart of a sailing drawn to a size; all values in pixels. */
export interface Sheet extends Size {
  /** Path data. */
  land: string;
  voyage: string;
  from: Point;
  to: Point;
  ship: Point & { heading: 1 | -1 };
}

/** Space above a port for its landmark and its name, below it for the sea, and beside it for half a name. */
const MARGIN = { top: 92, bottom: 34, side: 74 };

/** Maximum scale in pixels per degree, so that a short course still shows its surroundings. */
const NEAREST = 320;

const coasts = [peninsula, sumatra, ...islands].map(coast => coast.map(onChart));

/** Distance from a coast, in degrees, up to which a chart of a port shows it. */
const NEAR = 1;

/** Whether the surroundings of a position are drawn. */
export function isNearCoast({ longitude, latitude }: Position): boolean {
  const here = onChart([longitude, latitude]);
  return coasts.flat().some(corner => distance(here, corner) < NEAR);
}

/** Centers the course on a sheet, as large as it fits. */
export function drawSheet(from: Position, to: Position, size: Size): Sheet {
  const ends = [from, to].map(({ longitude, latitude }) => onChart([longitude, latitude]));
  const [begin, end] = ends as [Point, Point];
  const turns = course(begin, end);
  const box = boxOf(turns);
  const scale = Math.min(
    (size.width - 2 * MARGIN.side) / Math.max(box.width, 0.01),
    (size.height - MARGIN.top - MARGIN.bottom) / Math.max(box.height, 0.01),
    NEAREST,
  );
  const middle = { x: size.width / 2, y: (MARGIN.top + size.height - MARGIN.bottom) / 2 };
  const onSheet = ({ x, y }: Point): Point => ({
    x: middle.x + (x - box.x - box.width / 2) * scale,
    y: middle.y + (y - box.y - box.height / 2) * scale,
  });
  const line = turns.map(onSheet);
  return {
    ...size,
    land: coasts.map(coast => curve(coast.map(onSheet), true)).join(''),
    voyage: curve(line),
    from: onSheet(begin),
    to: onSheet(end),
    ship: { ...halfway(line), heading: end.x >= begin.x ? 1 : -1 },
  };
}

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The point at half the length of a line. */
function halfway(line: readonly Point[]): Point {
  const legs = line.slice(1).map((end, index) => ({ begin: line[index] ?? end, end }));
  let left = legs.reduce((sum, { begin, end }) => sum + distance(begin, end), 0) / 2;
  for (const { begin, end } of legs) {
    const length = distance(begin, end);
    if (left <= length && length > 0)
      return {
        x: begin.x + ((end.x - begin.x) * left) / length,
        y: begin.y + ((end.y - begin.y) * left) / length,
      };
    left -= length;
  }
  return line[0] ?? { x: 0, y: 0 };
}

const short = (n: number) => Math.round(n * 10) / 10;
const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** Path data of a smooth line through points (Catmull-Rom); a closed one returns from the last point to the first. */
function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const legs = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, begin, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = { x: begin.x + (end.x - before.x) / 6, y: begin.y + (end.y - before.y) / 6 };
    const arrive = { x: end.x - (after.x - begin.x) / 6, y: end.y - (after.y - begin.y) / 6 };
    return `C${pair(leave)} ${pair(arrive)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${legs.join('')}${closed ? 'z' : ''}`;
}
