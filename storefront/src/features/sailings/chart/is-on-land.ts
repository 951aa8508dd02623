import { islands, peninsula, sumatra } from '@gangway/shared/art/strait.ts';
import { onChart, type Point } from './projection.ts';

const lands = [peninsula, sumatra, ...islands].map(coast => coast.map(onChart));

/** Whether a point is on land, by the even-odd rule: a ray from it crosses the coast an odd number of times. */
export const isOnLand = (point: Point): boolean => lands.some(corners => crossings(corners, point) % 2 === 1);

const crossings = (corners: readonly Point[], { x, y }: Point): number =>
  corners.filter((a, index) => {
    const b = corners.at(index - 1) ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
  }).length;
