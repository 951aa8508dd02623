import type { Point } from './projection.ts';

const short = (n: number) => Math.round(n * 10) / 10;
const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** Path data of a smooth line through points (Catmull-Rom); a closed one returns from the last point to the first. */
export function curve(points: readonly Point[], closed = false): string {
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
