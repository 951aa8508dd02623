import type { Light } from '../primitives/light.ts';
import { type Drawing, d, group, path, rect, stroke } from '../primitives/svg.ts';

/** Mangroves on their stilts, the lighthouse of the strait, and the cranes of the container quay. */
export function portKlang(light: Light): Drawing {
  const { tint } = light;
  return group([
    crane(light, 96, 1),
    crane(light, 52, 0.86),
    ...containers(light),
    rect(22, -7, 128, 8, tint('#8f8a80')),
    mangroves(light),
    lighthouse(light),
  ]);
}

function crane(light: Light, x: number, size: number): Drawing {
  const frame = light.tint('#c8442c');
  const at = (dx: number, dy: number) => d`${x + dx * size} ${-dy * size - 6}`;
  return group([
    stroke(
      `M${at(0, 0)}L${at(4, 66)}L${at(12, 92)}M${at(24, 0)}L${at(20, 66)}L${at(12, 92)}M${at(2, 30)}L${at(22, 30)}`,
      frame,
      3 * size,
    ),
    stroke(`M${at(-52, 60)}L${at(40, 60)}`, frame, 4.5 * size),
    stroke(`M${at(12, 92)}L${at(-46, 61)}M${at(12, 92)}L${at(38, 61)}`, frame, 1.3 * size),
    stroke(`M${at(-30, 60)}L${at(-30, 40)}`, frame, 1 * size),
    path(`M${at(-36, 40)}L${at(-24, 40)}L${at(-24, 33)}L${at(-36, 33)}z`, light.tint('#f4b63f')),
    path(`M${at(10, 66)}L${at(22, 66)}L${at(22, 58)}L${at(10, 58)}z`, light.glass),
  ]);
}

function containers(light: Light): Drawing[] {
  const colors = ['#0b6b80', '#f4b63f', '#c8442c', '#eaf5f5', '#0e3a53'];
  const stacks = [2, 1, 3, 2, 3, 1, 2];
  return stacks.flatMap((height, stack) =>
    Array.from({ length: height }, (_, level) =>
      rect(
        30 + stack * 16.5,
        -14.5 - level * 7.5,
        15.5,
        7,
        light.tint(colors[(stack * 2 + level) % 5] ?? '#0b6b80'),
      ),
    ),
  );
}

function lighthouse(light: Light): Drawing {
  const { tint } = light;
  const stripe = (from: number, to: number) => {
    const half = (y: number) => 4.6 + (y / 84) * -1 + (84 - y) * 0.055;
    return path(d`M${-half(from)} ${-from}H${half(from)}L${half(to)} ${-to}H${-half(to)}z`, tint('#c8442c'));
  };
  return group(
    [
      light.name === 'night'
        ? path('M0-94L-700-260V-120ZM0-94L700-230V-90Z', '#ffe9b0', { opacity: 0.14 })
        : '',
      path('M-26 2q4-14 14-14q4-8 14-6q10-2 12 6q12 2 14 14z', tint('#7c7f7a')),
      path('M-9.2-10L-5-86H5L9.2-10z', tint('#fffaf1')),
      stripe(24, 38),
      stripe(52, 66),
      rect(-8, -88, 16, 3.4, tint('#0a2233')),
      rect(-4, -99, 8, 11, light.name === 'night' ? '#fff0b8' : '#bfe3e6'),
      path('M-6-99Q0-112 6-99z', tint('#c8442c')),
      path('M1.5-86H5L9.2-10H3z', '#0a2233', { opacity: 0.1 }),
      rect(-1.6, -20, 3.2, 8, tint('#0e3a53'), { rx: 1.6 }),
    ],
    { transform: 'translate(-14 0)' },
  );
}

function mangroves(light: Light): Drawing {
  const { tint } = light;
  const roots = Array.from(
    { length: 15 },
    (_, at) => d`M${-128 + at * 6.5} -13q-1 8-4 16M${-126 + at * 6.5} -13q1 8 4 16`,
  );
  return group([
    stroke(roots.join(''), tint('#4d4a3c'), 1.1),
    path(
      'M-140-8q-4-10 6-13q0-12 14-11q6-10 18-4q10-8 20 1q12-4 15 6q12-1 13 9q10 2 8 12q-20 4-46 2q-30 3-48-2z',
      tint('#2f7d64'),
    ),
    path('M-128-17q2-7 11-6q7-7 14-1q9-5 14 2q10-3 12 4q-26 3-51 1z', tint('#4a9c78')),
  ]);
}
