import { circle, type Drawing, d, group, path, place, rect, stroke } from './primitives/svg.ts';

/** A paper lantern, hung from (0, 0), 30 units high, in its own glow. */
const lantern = (color: string, glow: string): Drawing =>
  group([
    circle(0, 15, 30, `url(#${glow})`),
    stroke('M0 0V4M0 27V36', '#5b2a2a', 1),
    path('M-7 6H7Q15 15.5 7 25H-7Q-15 15.5-7 6z', color),
    path('M-2.5 6h5Q7 15.5 2.5 25h-5Q-7 15.5-2.5 6z', '#ffe9b0', { opacity: 0.75 }),
    rect(-5, 3.6, 10, 3, '#5b2a2a', { rx: 1 }),
    rect(-5, 24.4, 10, 3, '#5b2a2a', { rx: 1 }),
  ]);

/** Lanterns on a line that sags between two points. */
export function garland(
  from: number,
  to: number,
  y: number,
  sag: number,
  size: number,
  glow: string,
): Drawing {
  const count = Math.max(3, Math.round((to - from) / (size * 2.6)));
  const colors = ['#e2553a', '#f4a63f', '#d9434a'];
  const hung = Array.from({ length: count }, (_, at) => {
    const along = (at + 0.5) / count;
    const drop = y + sag * 4 * along * (1 - along) * 0.5;
    const scale = (size / 30) * (0.86 + (at % 3) * 0.12);
    return place(lantern(colors[at % 3] ?? '#e2553a', glow), from + (to - from) * along, drop, scale);
  });
  return group([
    stroke(d`M${from} ${y}Q${(from + to) / 2} ${y + sag} ${to} ${y}`, '#0b0f28', size / 22),
    ...hung,
  ]);
}

/** Lanterns set adrift on the water, each with its light under it. */
export function floating(
  spots: readonly (readonly [x: number, y: number, size: number])[],
  glow: string,
): Drawing {
  const lantern = group([
    circle(0, -8, 34, `url(#${glow})`),
    path('M-14 0Q0 7 14 0L11 5Q0 9-11 5z', '#c2415a'),
    path('M-10 1L-8-16H8L10 1Q0 5-10 1z', '#ffcf73'),
    path('M-4 2.5L-3-16H3L4 2.5z', '#fff0c4'),
    stroke('M-8 11H8M-5 16H7M-3 21H3', '#ffcf73', 1.8, { 'stroke-linecap': 'round', opacity: 0.6 }),
  ]);
  return group(spots.map(([x, y, size]) => place(lantern, x, y, size / 30)));
}
