import type { Light } from './primitives/light.ts';
import { circle, type Drawing, d, dots, group, path, rect, stroke } from './primitives/svg.ts';

export interface Orb {
  x: number;
  y: number;
  r: number;
}

/** Part of the sky that is left to words: clouds keep right of `left` and below `top` (shares of width and horizon). */
export interface Calm {
  left: number;
  top: number;
}

/** Sky from edge to edge down to the horizon, with its sun or moon in rings of light. */
export function sky(
  light: Light,
  width: number,
  horizon: number,
  orb: Orb,
  calm: Calm,
  random: () => number,
  gradient: string,
): Drawing {
  const rings = [4.6, 3.1, 2.05, 1.42].map(size =>
    circle(orb.x, orb.y, orb.r * size, light.halo, { opacity: light.name === 'day' ? 0.2 : 0.07 }),
  );
  return group([
    rect(0, 0, width, horizon + 2, `url(#${gradient})`),
    light.name === 'night' ? stars(width, horizon, random) : '',
    ...rings,
    circle(orb.x, orb.y, orb.r, light.orb),
    light.name === 'night' ? craters(orb) : '',
    clouds(light, width, horizon, orb, calm, random),
    light.name === 'day' ? gulls(orb, width, horizon) : '',
  ]);
}

function craters({ x, y, r }: Orb): Drawing {
  const spots = [
    [-0.35, -0.2, 0.22],
    [0.3, 0.35, 0.16],
    [0.25, -0.45, 0.11],
    [-0.25, 0.48, 0.1],
  ] as const;
  return group(
    spots.map(([dx, dy, size]) => circle(x + dx * r, y + dy * r, size * r, '#d9d8d8')),
    { opacity: 0.7 },
  );
}

function stars(width: number, horizon: number, random: () => number): Drawing {
  const field = (count: number) =>
    Array.from({ length: count }, () => d`M${random() * width} ${random() ** 1.5 * horizon * 0.85}h.01`).join(
      '',
    );
  const unit = Math.sqrt(width * horizon) / 500;
  return dots(field(70), '#c9d4ff', 1.6 * unit, 9, 0.6) + dots(field(16), '#fff6dc', 2.8 * unit, 9, 0.9);
}

/** Long, low clouds with flat feet, in the manner of old travel posters. */
function clouds(
  light: Light,
  width: number,
  horizon: number,
  orb: Orb,
  calm: Calm,
  random: () => number,
): Drawing {
  const unit = Math.min(width, horizon * 1.6) / 100;
  const spots = [
    [orb.x - orb.r * 1.35, orb.y + orb.r * 0.78, 0.85],
    [orb.x + orb.r * 1.5, orb.y + orb.r * 1.35, 0.6],
    [width * (calm.left + 0.1 + random() * 0.14), horizon * (Math.max(calm.top, 0.34) + random() * 0.12), 1],
    [width * (Math.max(calm.left, 0.2) + 0.2 + random() * 0.1), horizon * (0.64 + random() * 0.06), 0.7],
  ] as const;
  return group(
    spots.map(([x, y, size]) => cloud(x, y, unit * size)).map(data => path(data, light.cloud)),
    { opacity: light.name === 'day' ? 0.9 : 0.55 },
  );
}

function cloud(x: number, y: number, u: number): string {
  const bar = (from: number, to: number, lift: number, thick: number) =>
    d`M${x + from * u} ${y - lift * u}a${thick * u} ${thick * u} 0 0 1 0 ${-2 * thick * u}H${x + to * u}a${thick * u} ${thick * u} 0 0 1 0 ${2 * thick * u}z`;
  const dome = (at: number, r: number) =>
    d`M${x + (at - r) * u} ${y - 1.4 * u}a${r * u} ${r * u} 0 0 1 ${2 * r * u} 0z`;
  return bar(-9, 8, 0, 0.9) + bar(-13, -1, -1.5, 0.6) + dome(-3.6, 3) + dome(1.4, 4.3) + dome(5.4, 2.3);
}

function gulls(orb: Orb, width: number, horizon: number): Drawing {
  const span = Math.min(width, horizon * 1.6) / 36;
  const gull = (x: number, y: number, s: number) =>
    d`M${x - s} ${y - s * 0.35}q${s * 0.6}-${s * 0.25} ${s} ${s * 0.35}q${s * 0.4}-${s * 0.6} ${s}-${s * 0.35}`;
  const flock =
    gull(orb.x - orb.r * 2.6, orb.y + orb.r * 0.2, span) +
    gull(orb.x - orb.r * 3.3, orb.y + orb.r * 0.75, span * 0.7) +
    gull(orb.x - orb.r * 1.9, orb.y - orb.r * 0.5, span * 0.6);
  return stroke(flock, '#0e3a53', span / 7, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: 0.8,
  });
}
