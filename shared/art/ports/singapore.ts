import type { Light } from '../primitives/light.ts';
import { circle, type Drawing, d, group, panes, path, rect, stroke } from '../primitives/svg.ts';

/** Marina Bay: three towers under their sky park, the lotus, the great wheel and the towers of the city. */
export function singapore(light: Light): Drawing {
  return group([
    skyline(light),
    wheel(light),
    ...[-34, 4, 42].map(x => tower(light, x)),
    skyPark(light),
    lotus(light),
    ...[104, 122, 138].map((x, at) => supertree(light, x, 40 - at * 8)),
    rect(-150, -4, 306, 6, light.tint('#8fae9f')),
  ]);
}

function skyline(light: Light): Drawing {
  const { tint } = light;
  const blocks = [
    [-150, 20, 34],
    [-132, 15, 52],
    [-118, 18, 42],
    [-72, 16, 40],
    [84, 15, 44],
    [98, 18, 58],
    [114, 14, 36],
    [132, 18, 28],
  ] as const;
  const windows = blocks.map(([x, width, height]) =>
    panes(d`M${x + width * 0.5} ${6 - height}V-6`, light.glass, width * 0.56, 1.8, 4),
  );
  return group([
    path(
      blocks.map(([x, width, height]) => d`M${x} 0v-${height}h${width}v${height}z`).join(''),
      tint('#86b9b9'),
    ),
    group(light.name === 'night' ? windows : [], { opacity: 0.6 }),
  ]);
}

/** Two slabs that lean on each other, as the architect set them. */
const tower = (light: Light, x: number): Drawing =>
  group([
    path(d`M${x - 4} 0Q${x + 4}-40 ${x + 5}-84h14V0z`, light.tint('#d7e6e4')),
    path(
      d`M${x + 12}-84h11Q${x + 21}-40 ${x + 30} 0H${x + 18}Q${x + 12}-40 ${x + 12}-84z`,
      light.tint('#a9c6c8'),
    ),
    panes(d`M${x + 9.5}-80V-6`, light.glass, 7, 1.5, 3.2),
    panes(d`M${x + 18}-80V-6`, light.glass, 6, 1.5, 3.2),
  ]);

const skyPark = (light: Light): Drawing =>
  group([
    path('M-50-94Q10-87 88-95Q92-86 70-83H-26Q-44-84-50-94z', light.tint('#fffaf1')),
    path('M-43-88Q20-84 86-88.5Q82-84 70-83H-26Q-36-83-43-88z', light.tint('#7ea2a8')),
    path(
      'M-34-93q4-6 8 0q4-7 9 0q5-5 8 .5q6-6 11 0q5-6 10 0q6-6 11-.5q5-5 10-.5q6-5 11-.5q4-5 9-.5z',
      light.tint('#2f7d64'),
    ),
  ]);

function lotus(light: Light): Drawing {
  const petals = [-66, -42, -18, 8, 32, 58].map((turn, at) =>
    path('M-5 0Q-9-17 0-31Q9-17 5 0z', light.tint(at % 2 ? '#f1e7d6' : '#fffaf1'), {
      transform: `rotate(${turn})`,
    }),
  );
  return group([...petals, path('M-14 0q14-9 28 0z', light.glass)], { transform: 'translate(-62 -3)' });
}

function wheel(light: Light): Drawing {
  const color = light.tint('#fffaf1');
  const spokes = Array.from({ length: 10 }, (_, at) => {
    const turn = (at / 10) * Math.PI;
    return d`M${-34 * Math.cos(turn)} ${-34 * Math.sin(turn)}L${34 * Math.cos(turn)} ${34 * Math.sin(turn)}`;
  });
  return group(
    [
      stroke('M-10 38L0 0L10 38', light.tint('#86a5ab'), 2.6),
      stroke(spokes.join(''), color, 0.7, { opacity: 0.8 }),
      circle(0, 0, 34, 'none', { stroke: color, 'stroke-width': 2.6 }),
      circle(0, 0, 35, 'none', {
        stroke: light.name === 'night' ? light.glass : '#0b6b80',
        'stroke-width': 4,
        'stroke-dasharray': '0 9.2',
        'stroke-linecap': 'round',
      }),
    ],
    { transform: 'translate(-112 -40)' },
  );
}

const supertree = (light: Light, x: number, height: number): Drawing =>
  group([
    path(
      d`M${x - 2} 0Q${x - 1}-${height * 0.7} ${x - 12}-${height}h24Q${x + 1}-${height * 0.7} ${x + 2} 0z`,
      light.tint('#7b4b78'),
    ),
    stroke(
      d`M${x - 13}-${height}Q${x}-${height - 8} ${x + 13}-${height}`,
      light.name === 'night' ? '#ff9ecb' : '#2f7d64',
      3.4,
      { 'stroke-linecap': 'round' },
    ),
  ]);
