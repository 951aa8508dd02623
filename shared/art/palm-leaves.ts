import { type Drawing, d, group, path, stroke } from './primitives/svg.ts';

/** One frond: a bent rib with long leaflets on both sides, 100 units long, pointing right and drooping. */
function frond(color: string): Drawing {
  const leaflet = (along: number, side: 1 | -1) => {
    const x = 100 * along;
    const y = 30 * along * along;
    const turn = Math.atan(0.6 * along) + side * (1.05 - along * 0.5) + 0.12;
    const length = 12 + 30 * Math.sin(Math.PI * (0.2 + along * 0.72));
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    const [nx, ny] = [-dy * 0.11, dx * 0.11];
    return d`M${x} ${y}Q${x + dx / 2 + nx} ${y + dy / 2 + ny} ${x + dx} ${y + dy}Q${x + dx / 2 - nx} ${y + dy / 2 - ny} ${x} ${y}z`;
  };
  const row = Array.from({ length: 14 }, (_, at) => 0.12 + (at / 13) * 0.86);
  const leaflets = row.flatMap(along => [leaflet(along, 1), leaflet(along, -1)]);
  return group([
    path(leaflets.join(''), color),
    stroke('M0 0Q50 0 100 30', color, 1.8, { 'stroke-linecap': 'round' }),
  ]);
}

/** Fronds that reach into the picture from its upper right corner. */
export function palmLeaves(width: number, unit: number): Drawing {
  const leaf = (turn: number, size: number, color: string) =>
    group([frond(color)], {
      transform: `translate(${width + unit * 0.02} ${-unit * 0.03}) rotate(${turn}) scale(${((unit / 100) * size).toFixed(3)})`,
    });
  return group([leaf(106, 0.25, '#14584d'), leaf(174, 0.33, '#14584d'), leaf(142, 0.3, '#27806a')]);
}
