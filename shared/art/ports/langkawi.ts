import type { Light } from '../primitives/light.ts';
import { circle, type Drawing, d, group, path, stroke } from '../primitives/svg.ts';

/** The russet eagle that the island is named after, about to rise from her plinth, with Gunung Mat Cincang behind. */
export function langkawi(light: Light): Drawing {
  const { tint } = light;
  return group([
    path(
      'M-150 1Q-132-34-104-40Q-92-64-70-50Q-52-74-30-44Q-8-52 4-30Q30-40 44-20Q80-30 110 1Z',
      tint('#6fae97'),
    ),
    path('M-110 1Q-84-26-52-22Q-30-40-4-20Q40-26 84 1Z', tint('#3f8a74')),
    plinth(light),
    wing(light, 1),
    wing(light, -1),
    body(light),
  ]);
}

function plinth(light: Light): Drawing {
  const { tint } = light;
  return group([
    path('M-52 2L-44-8H64L72 2z', tint('#c9bfae')),
    path('M-34-8L-28-16H48L54-8z', tint('#e3dac8')),
    path('M-14-16L-8-26H28L34-16z', tint('#c9bfae')),
    path('M20-26h8l6 10H22zM40-16h8l6 8H42zM54-8h10l8 10H56z', '#0a2233', { opacity: 0.12 }),
  ]);
}

/** A raised wing in three layers: long pinions behind, coverts over them, each feather a pointed leaf. */
function wing(light: Light, side: 1 | -1): Drawing {
  const fan = (length: number, count: number, color: string) =>
    path(
      Array.from({ length: count }, (_, at) => {
        const along = at / (count - 1);
        const turn = -1.05 + along * 1.5;
        return feather(turn, length * (0.9 + 0.1 * Math.sin(along * Math.PI) - 0.34 * along ** 2));
      }).join(''),
      light.tint(color),
    );
  return group([fan(82, 9, '#7a3f24'), fan(56, 8, '#9c5530'), fan(33, 6, '#bd7443')], {
    transform: `translate(${10 + side * 9} -56) scale(${side} 1)`,
  });
}

/** A feather from the shoulder, `turn` in radians from the horizontal. */
function feather(turn: number, reach: number): string {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const point = (along: number, across: number) =>
    d`${dx * reach * along - dy * across} ${dy * reach * along + dx * across}`;
  return `M0 0L${point(0.62, -5)}Q${point(0.9, -4.5)} ${point(1, 0)}Q${point(0.88, 5.5)} ${point(0.62, 5.5)}z`;
}

function body(light: Light): Drawing {
  const { tint } = light;
  return group(
    [
      path('M-10-40L-17-19Q-8-14 0-19Q8-14 17-19L10-40z', tint('#5f301b')),
      path('M-17-58Q-19-36-8-27H8Q19-36 17-58Q12-70 0-72Q-12-70-17-58z', tint('#9c5530')),
      path('M-12-64Q-15-46 0-35Q15-46 12-64Q6-72 0-72Q-6-72-12-64z', tint('#fbf6ec')),
      path('M-12-62Q-12-82 2-83Q11-83 13-76Q13-70 10-66L12-60z', tint('#fbf6ec')),
      path('M11.5-77.5Q20-78 20.5-69Q17-72 12-71z', tint('#f4b63f')),
      circle(6.5, -77, 1.5, '#0a2233'),
      stroke('M2.5-79.5L9-78.5', tint('#7a3f24'), 1.2, { 'stroke-linecap': 'round' }),
      stroke('M-6-27v3M6-27v3', tint('#f4b63f'), 5, { 'stroke-linecap': 'round' }),
    ],
    { transform: 'translate(10 0)' },
  );
}
