import { fairway } from '@gangway/shared/art/strait.ts';
import { isOnLand } from './is-on-land.ts';
import { onChart, type Point } from './projection.ts';

const lane = fairway.map(onChart);

/** Distance from the fairway, in degrees, beyond which a port's courses are drawn as a straight line. */
const OFF_THE_LANE = 2.2;

/** Turns of the fairway nearer to a port than this, in degrees, are dropped: the course would bend back. */
const TURN = 0.35;

/** The longest detour through the fairway, as a multiple of an open direct course. */
const DETOUR = 1.25;

/** The turns of a course from port to port, both included: to the fairway, along it, and to the port. */
export function course(from: Point, to: Point): Point[] {
  const [begin, end] = [alongLane(from), alongLane(to)];
  if (begin.away > OFF_THE_LANE || end.away > OFF_THE_LANE) return [from, to];
  const [first, last] = begin.at < end.at ? [begin.at, end.at] : [end.at, begin.at];
  const turns = lane.filter((_, index) => index > first && index < last);
  if (begin.at > end.at) turns.reverse();
  const kept = turns.filter(turn => distance(turn, from) > TURN && distance(turn, to) > TURN);
  const whole = [from, ...kept, to];
  const detour = lengthOf(whole) > DETOUR * distance(from, to);
  return detour && isOpen(from, to) ? [from, to] : whole;
}

/** Whether the straight course is at sea. Land near both ends is ignored, because ports are on the coast. */
function isOpen(from: Point, to: Point): boolean {
  const samples = Math.ceil(distance(from, to) / 0.02);
  const points = Array.from({ length: samples }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / samples,
    y: from.y + ((to.y - from.y) * index) / samples,
  }));
  return !points.some(at => distance(at, from) > TURN && distance(at, to) > TURN && isOnLand(at));
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distance(line[index] ?? point, point), 0);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a port joins the fairway, as an index into its turns, and its distance from it. */
function alongLane(port: Point): { at: number; away: number } {
  const legs = lane.slice(1).map((end, index) => {
    const begin = lane[index] ?? end;
    const [dx, dy] = [end.x - begin.x, end.y - begin.y];
    const share = ((port.x - begin.x) * dx + (port.y - begin.y) * dy) / (dx * dx + dy * dy);
    const along = Math.min(1, Math.max(0, share));
    return { at: index + along, away: distance(port, { x: begin.x + along * dx, y: begin.y + along * dy }) };
  });
  return legs.reduce((nearest, leg) => (leg.away < nearest.away ? leg : nearest));
}
