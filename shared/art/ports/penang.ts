import type { Light } from '../primitives/light.ts';
import { circle, type Drawing, d, dots, group, path, rect, stroke } from '../primitives/svg.ts';

/** The clan jetties: houses on stilts along a plank walk, a temple at its head, a sampan tied below. */
export function penang(light: Light): Drawing {
  const { tint } = light;
  const houses: readonly [x: number, width: number, height: number, wall: string, roof: string][] = [
    [-128, 36, 17, '#c98a5a', '#8a4b36'],
    [-94, 30, 23, '#7fb0a8', '#a65a3e'],
    [-62, 38, 18, '#e7c98f', '#7d4a3a'],
    [-26, 30, 26, '#b5573f', '#8f6b52'],
    [4, 36, 18, '#dfe4d6', '#a65a3e'],
    [40, 30, 22, '#6f9fb0', '#7d4a3a'],
  ];
  return group([
    stroke(posts(-126, 124, 9), tint('#4a3a30'), 1.8),
    ...houses.map(([x, width, height, wall, roof]) => house(light, x, width, height, wall, roof)),
    temple(light),
    rect(-134, -14, 268, 3.4, tint('#6b5140')),
    stroke(posts(-132, 134, 19), tint('#3c2f27'), 2.2),
    sampan(light),
  ]);
}

const posts = (from: number, to: number, gap: number): string =>
  Array.from(
    { length: Math.floor((to - from) / gap) + 1 },
    (_, at) => d`M${from + at * gap} -12V${3 + (at % 2) * 2}`,
  ).join('');

function house(light: Light, x: number, width: number, height: number, wall: string, roof: string): Drawing {
  const { tint } = light;
  const top = -14 - height;
  const middle = x + width / 2;
  const pane = (at: number) => rect(x + width * at - 2.6, top + 6, 5.2, 6, light.glass, { rx: 0.6 });
  return group([
    rect(x, top, width, height, tint(wall)),
    rect(x, top, width, 2.4, '#0a2233', { opacity: 0.16 }),
    pane(0.22),
    pane(0.78),
    rect(middle - 3, -24, 6, 10, tint('#4a3a30')),
    path(
      d`M${x - 4} ${top + 1}L${middle - 6} ${top - 12}H${middle + 6}L${x + width + 4} ${top + 1}z`,
      tint(roof),
    ),
    path(d`M${middle + 2} ${top - 12}h4L${x + width + 4} ${top + 1}H${middle + 8}z`, '#0a2233', {
      opacity: 0.14,
    }),
  ]);
}

function temple(light: Light): Drawing {
  const { tint } = light;
  const red = tint('#b3362a');
  const roof = (y: number, half: number) =>
    path(
      d`M${-half - 7} ${y - 8}q5 7 11 7h${half * 2 - 8}q6 0 11-7q-2 12-10 13H${-half + 3}q-8-1-10-13z`,
      tint('#2f7d64'),
    );
  return group(
    [
      rect(-18, -40, 36, 26, red),
      stroke('M-13-40v26M-5-40v26M5-40v26M13-40v26', tint('#7d1f1a'), 1.6),
      rect(-4, -29, 8, 15, light.glass),
      roof(-40, 20),
      rect(-10, -54, 20, 9, red),
      roof(-54, 12),
      circle(0, -63, 2.6, tint('#f4b63f')),
      dots('M-13-31H14', light.name === 'night' ? '#ffb347' : '#f4b63f', 5, 26),
    ],
    { transform: 'translate(98 0)' },
  );
}

const sampan = (light: Light): Drawing =>
  group(
    [
      path('M-96-2q30 9 62-3q-4 11-14 12h-34q-10-1-14-9z', light.tint('#0b6b80')),
      path('M-82 0v-5q13-8 26 0v6z', light.tint('#d9b27a')),
      stroke('M-96-2q30 9 62-3', light.tint('#f4b63f'), 1.4),
    ],
    { transform: 'translate(0 -6)' },
  );
