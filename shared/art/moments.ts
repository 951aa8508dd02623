import { circle, type Drawing, d, group, path, picture, rect, stroke } from './primitives/svg.ts';

const SEA = '#0b6b80';
const FAR_SEA = '#7fc4cd';
const ABYSS = '#0a2233';

/** A round window on the sea, 400 × 300, for screens that have nothing else to show. */
function moment(behind: Drawing[], before: Drawing[] = []): Drawing {
  const wave = (y: number, reach: number, length: number, color: string) => {
    const arcs = Math.round((reach * 2) / length);
    const edge = `q${length / 2} ${length * 0.2} ${length} 0`.repeat(arcs);
    return path(
      d`M${200 - reach} ${y}` +
        edge +
        d`Q${200 + reach * 0.6} ${y + reach * 0.3} 200 ${y + reach * 0.3}T${200 - reach} ${y}z`,
      color,
    );
  };
  return picture(400, 300, [
    circle(200, 146, 122, '#eaf5f5'),
    circle(262, 92, 26, '#f4b63f'),
    circle(262, 92, 40, '#f4b63f', { opacity: 0.18 }),
    stroke('M112 96h46M128 106h62M236 128h54', '#ffffff', 8, { 'stroke-linecap': 'round' }),
    wave(196, 148, 37, FAR_SEA),
    ...behind,
    wave(222, 168, 48, SEA),
    ...before,
    stroke('M96 246q8 4 16 0q8 4 16 0M250 240q9 4 18 0q9 4 18 0M178 258q8 4 16 0q8 4 16 0', '#d7f1ec', 2.5, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
  ]);
}

/** No sailing found: a pier, its lamp lit, a gull, and no ship. */
export function emptyPier(): Drawing {
  const posts = [100, 140, 180, 220].map(x => d`M${x} 176V${244 - (x % 3)}`).join('');
  return moment([
    stroke(posts, '#5c4636', 7, { 'stroke-linecap': 'round' }),
    rect(74, 168, 166, 11, '#8a5a3c', { rx: 2 }),
    stroke('M102 168.5v10M130 168.5v10M158 168.5v10M186 168.5v10M214 168.5v10', '#5c4636', 1.5),
    stroke('M92 168V94q0-12 12-12h4', ABYSS, 4, { 'stroke-linecap': 'round' }),
    path('M100 86h18l4 14h-26z', ABYSS),
    path('M98 100h22q-2 9-11 9t-11-9z', '#f4b63f'),
    path('M186 168v-12q-4-6 5-6h8q9 0 5 6v12z', ABYSS),
    stroke('M190 158q-30 22-58 11', '#d9b27a', 3),
    gull(),
  ]);
}

const gull = (): Drawing =>
  group([
    stroke('M224 158v10M229 158v10', '#f4b63f', 2),
    path('M208 150q4-10 18-10q3-12 12-10q6 2 5 8l6 2-6 2q-1 18-18 18q-10 0-26-6z', '#ffffff'),
    path('M204 154q10-12 26-8q-6 10-26 8z', '#8fa3ad'),
    circle(238, 135, 1.4, ABYSS),
    path('M243 136l7 3-7 2z', '#f4b63f'),
  ]);

/** Something failed: a buoy that leans, its lamp still burning. */
export function leaningBuoy(): Drawing {
  const bars = stroke('M176 186L190 112M224 186L210 112M181 160h38M186 136h28', ABYSS, 4, {
    'stroke-linecap': 'round',
  });
  return moment([
    group(
      [
        circle(200, 92, 30, '#f4b63f', { opacity: 0.25 }),
        bars,
        path('M186 112h28l-3-8h-22z', ABYSS),
        path('M191 104q-2-18 9-18t9 18z', '#f4b63f'),
        path('M152 190q2-10 14-10h68q12 0 14 10l-8 32h-80z', '#c8442c'),
        path('M155 204h90l-4 14h-82z', '#fffaf1'),
        path('M222 180h12q12 0 14 10l-8 32h-18z', ABYSS, { opacity: 0.14 }),
        path('M194 150q0-10 6-10t6 10l4 8h-20z', '#b98a3a'),
      ],
      { transform: 'rotate(-9 200 220) translate(-8 0)' },
    ),
  ]);
}

/** No such page: a boat folded out of a ticket, far out. */
export function paperBoat(): Drawing {
  return moment([
    path('M146 200L200 104L254 200z', '#e2553a'),
    path('M200 104L254 200H206z', '#c8442c'),
    path('M104 166L160 194L200 178V236H148z', '#f0694e'),
    path('M296 166L240 194L200 178V236H252z', '#d9533a'),
    path('M104 166L160 194L152 236H148z', '#f58a72'),
    path('M296 166L240 194L248 236H252z', '#b83c26'),
    stroke('M124 182l26 44', '#fffaf1', 3, {
      'stroke-dasharray': '0 8',
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
  ]);
}
