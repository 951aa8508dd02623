import type { Light } from '../primitives/light.ts';
import { circle, type Drawing, d, group, path, rect, stroke } from '../primitives/svg.ts';

const RED = '#b8452f';
const DARK_RED = '#8f3122';

/** The Dutch Square: clock tower, Christ Church and the windmill, with palms between. */
export function malacca(light: Light): Drawing {
  const { tint } = light;
  return group([
    palm(light, -112, 44),
    palm(light, 66, 36),
    church(light),
    clockTower(light),
    windmill(light),
    path('M-140 2Q-120-9-96-6H130Q146-6 150 2z', tint('#4a9c78')),
    rect(-120, -3, 250, 5, tint('#d9c7a3')),
  ]);
}

function church(light: Light): Drawing {
  const { tint } = light;
  const arch = (x: number, y: number) => path(d`M${x} ${y}v-10q4-6 8 0v10z`, light.glass);
  return group([
    path('M-46-3V-40H36V-3z', tint(DARK_RED)),
    path('M-50-40L-34-54H26L40-40z', tint('#7d5a48')),
    path('M-34-3V-44Q-24-46-22-56Q-8-60-4-70Q0-60 14-56Q16-46 26-44V-3z', tint(RED)),
    stroke('M-4-80V-68M-8.5-76H.5', tint('#fffaf1'), 2.2),
    path('M-10-3V-20q6-8 12 0V-3z', tint('#fffaf1')),
    path('M-8-3V-19q4-6 8 0V-3z', tint(DARK_RED)),
    arch(-28, -18),
    arch(12, -18),
    circle(-4, -42, 4.4, tint('#fffaf1')),
    circle(-4, -42, 3, light.glass),
    stroke('M-34-31H26', tint('#fffaf1'), 1.6),
  ]);
}

function clockTower(light: Light): Drawing {
  const { tint } = light;
  return group(
    [
      rect(-13, -44, 26, 42, tint(RED)),
      rect(-10, -78, 20, 34, tint(RED)),
      path('M4-78h6v34h3v42h-7z', '#0a2233', { opacity: 0.12 }),
      rect(-15, -46, 30, 3, tint('#fffaf1')),
      rect(-12, -80, 24, 3, tint('#fffaf1')),
      path('M-14-80L-4-94H4L14-80z', tint('#7d5a48')),
      rect(-4, -100, 8, 6, tint(RED)),
      path('M-6-100L0-108L6-100z', tint('#7d5a48')),
      circle(0, -64, 7, light.name === 'night' ? '#fff0c4' : '#fffaf1'),
      stroke('M0-64v-5M0-64h3.6', '#0a2233', 1.4, { 'stroke-linecap': 'round' }),
      path('M-4-3v-14q4-6 8 0v14z', tint('#5a1d16')),
      rect(-3, -36, 6, 10, light.glass, { rx: 3 }),
    ],
    { transform: 'translate(-76 0)' },
  );
}

function windmill(light: Light): Drawing {
  const { tint } = light;
  const sail = (turn: number) =>
    group(
      [
        stroke('M0 0V-44', tint('#5c4636'), 2),
        path('M1.5-10h9v-33h-9z', tint('#fffaf1')),
        stroke('M1.5-18h9M1.5-26h9M1.5-34h9M6-10v-33', tint('#b39b7d'), 0.9),
      ],
      { transform: `rotate(${turn})` },
    );
  return group(
    [
      path('M-17-2L-11-54H11L17-2z', tint('#f1e7d6')),
      path('M4-54H11L17-2H7z', '#0a2233', { opacity: 0.1 }),
      path('M-13-53Q-12-72 0-74Q12-72 13-53z', tint('#7d4a3a')),
      rect(-19, -26, 38, 3, tint('#7d5a48')),
      rect(-3.5, -44, 7, 9, light.glass, { rx: 3.5 }),
      path('M-5-2v-14q5-7 10 0v14z', tint('#7d4a3a')),
      group([18, 108, 198, 288].map(sail), { transform: 'translate(0 -60)' }),
      circle(0, -60, 3.4, tint('#5c4636')),
    ],
    { transform: 'translate(100 0)' },
  );
}

function palm(light: Light, x: number, height: number): Drawing {
  const { tint } = light;
  const crown = [-64, -28, 12, 52, 96, -104].map(turn =>
    path('M0 0Q10-9 24 2Q10-3 0 0z', tint('#2f7d64'), { transform: `rotate(${turn - 12})` }),
  );
  return group([
    stroke(d`M${x} 0q-3-${height * 0.5} 3-${height}`, tint('#7d5a48'), 2.4),
    group(crown, { transform: d`translate(${x + 3} ${-height})` }),
  ]);
}
