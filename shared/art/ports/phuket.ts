import type { Light } from '../primitives/light.ts';
import { type Drawing, group, path, place, stroke } from '../primitives/svg.ts';

/** Limestone karsts of Phang Nga, green above and worn thin at the water, and a longtail boat with ribbons on her prow. */
export function phuket(light: Light): Drawing {
  const far = { leaf: '#86bfae', rock: '#b9cdb9' };
  const near = { leaf: '#3f8a74', rock: '#e0cba6' };
  return group([
    place(karst(light, far.leaf, far.rock), -112, 0, 0.78),
    place(karst(light, far.leaf, far.rock), 132, 0, 0.66, -1),
    place(karst(light, '#5da38b', '#d3c7a8'), 78, 0, 0.92, -1),
    place(karst(light, near.leaf, near.rock), -54, 0, 1.12),
    nail(light),
    longtail(light),
  ]);
}

/** A tower of rock grown over with green, its cliffs bare where the rain runs down, undercut by the tide. */
function karst(light: Light, leaf: string, rock: string): Drawing {
  const { tint } = light;
  const bare = tint(rock);
  return group([
    path(
      'M-26 2Q-25-5-31-9Q-36-22-32-34Q-33-44-26-50Q-27-62-18-68Q-17-78-8-80Q0-90 9-82Q17-82 18-72Q25-66 24-54Q32-48 30-36Q36-24 32-9Q25-5 27 2z',
      tint(leaf),
    ),
    path(
      'M-31-9Q-36-20-33-31Q-29-36-27-29Q-25-43-21-44Q-17-42-18-30Q-15-24-17-12Q-16-4-19 2H-26Q-25-5-31-9z',
      bare,
    ),
    path('M-10-9Q-13-30-9-42Q-8-58-3-60Q2-58 1-44Q5-40 4-28Q8-20 6-8Q5-2 7 2H-9Q-7-4-10-9z', bare),
    path('M14-12Q12-26 15-36Q17-46 20-45Q23-42 22-32Q26-24 24-10Q23-3 25 2H15Q16-5 14-12z', bare),
    path(
      'M9-82Q17-82 18-72Q25-66 24-54Q32-48 30-36Q36-24 32-9Q25-5 27 2H17Q26-30 12-58Q14-72 9-82z',
      '#0a2233',
      {
        opacity: 0.13,
      },
    ),
    stroke('M-24-22v12M-3-34v16M1-14v8M19-28v12', tint('#8a7a62'), 1.1, {
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
    path('M-26 2Q-25-5-31-9H32Q25-5 27 2z', tint('#4d5a50'), { opacity: 0.55 }),
  ]);
}

/** Ko Tapu, the nail: wider above than below, with a tuft of green on its head. */
const nail = (light: Light): Drawing =>
  group([
    path(
      'M2 2Q6-4 4-10L-1-22Q-6-30-4-40Q-9-50-4-58L0-66Q10-74 18-68Q26-64 25-54Q30-44 25-34Q24-24 20-16Q16-6 20 2z',
      light.tint('#e0cba6'),
    ),
    path('M16-69Q26-64 25-54Q30-44 25-34Q24-24 20-16Q16-6 20 2h-6Q12-14 17-30Q21-50 16-69z', '#0a2233', {
      opacity: 0.14,
    }),
    path(
      'M-4-56Q-7-66 1-69Q6-78 14-74Q24-75 25-65Q29-58 25-52Q20-60 15-57Q11-52 8-58Q3-55 1-61Q-1-56-4-56z',
      light.tint('#3f8a74'),
    ),
    stroke('M2-46q-3 9 2 18M12-44q2 12-1 24M8-18q2 8 0 14', light.tint('#8a7a62'), 1.1, {
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  ]);

function longtail(light: Light): Drawing {
  const { tint } = light;
  return group(
    [
      stroke('M-46 1L-72 7', tint('#5c4636'), 1.4),
      path('M-34-16h38l4 4h-46z', tint('#c8442c')),
      stroke('M-30-14V0M-12-14V1M4-14V0', tint('#fffaf1'), 1.2),
      path('M-50-4Q0 7 40-6Q50-10 56-26Q58-12 46 2Q40 8 30 9H-34Q-46 8-50-4z', tint('#8a4b2f')),
      stroke('M-50-4Q0 7 40-6', tint('#f4b63f'), 1.5),
      stroke('M51-17l7 3', '#e85d75', 3),
      stroke('M52.5-20l5 9', tint('#f4b63f'), 1.6),
      stroke('M50-15l4 10', tint('#0b6b80'), 1.6),
    ],
    { transform: 'translate(92 -5) scale(.8)' },
  );
}
