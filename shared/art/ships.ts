import type { Light } from './primitives/light.ts';
import { circle, type Drawing, d, dots, group, panes, path, rect, stroke } from './primitives/svg.ts';

/** The fleet. Drawn with the bow to the right, 400 units long, the water at y = 0. */
export const shipIds = ['selat-aurora', 'selat-pelangi', 'selat-kenari'] as const;
export type ShipId = (typeof shipIds)[number];

const ABYSS = '#0a2233';
const DEEP = '#0e3a53';
const LEAF = '#17594a';
const CORAL = '#c8442c';
const SUN = '#f4b63f';
const WHITE = '#fffaf1';
const SHADE = '#d9d3c6';

/** A deck: a long white block with a rounded front, a shadow under its edge, and a row of windows. */
function deck(light: Light, stern: number, bow: number, top: number, height: number): Drawing {
  const middle = top + height * 0.46;
  return group([
    path(d`M${stern} ${top + height}V${top + 2}q0-2 2-2H${bow - 9}q9 0 11 ${height}z`, light.tint(WHITE)),
    rect(stern, top + height - 2, bow - stern + 1.5, 2, light.tint(SHADE)),
    panes(d`M${stern + 6} ${middle}H${bow - 8}`, light.glass, height * 0.36, 5, 3.6),
  ]);
}

/** Lights from bow over mast and funnel to stern, on feast days and at night. */
const fairyLights = (light: Light, data: string): Drawing =>
  light.name === 'night' ? dots(data, '#ffe2a0', 3, 7.5) : stroke(data, ABYSS, 0.7, { opacity: 0.35 });

const pennant = (light: Light, x: number, y: number, color: string): Drawing =>
  stroke(d`M${x} ${y}v-18`, light.tint(ABYSS), 1.4) +
  path(d`M${x - 0.6} ${y - 18}h-16l4 4.5-4 4.5h16z`, light.tint(color));

/** Orange boats with white canopies, hung along the promenade. */
const lifeboats = (light: Light): Drawing[] =>
  Array.from({ length: 7 }, (_, at) => {
    const x = -132 + at * 32;
    return (
      path(d`M${x} -62q1-5 6-5h9q5 0 6 5z`, light.tint(WHITE)) +
      path(d`M${x - 1} -62h23q-1 6-6 6h-11q-5 0-6-6z`, light.tint('#e2713f'))
    );
  });

/** The flagship: a great liner with two raked funnels and a terraced stern. */
function aurora(light: Light): Drawing {
  const { tint } = light;
  const funnel = (x: number) =>
    group([
      path(d`M${x} -98L${x - 11} -150H${x + 21}L${x + 36} -98z`, tint(CORAL)),
      path(d`M${x - 8.7} -139L${x - 11} -150H${x + 21}L${x + 24.2} -139z`, tint(ABYSS)),
      path(d`M${x - 6} -127L${x - 7.7} -134.5H${x + 25.5}L${x + 27.7} -127z`, tint(WHITE)),
      path(d`M${x + 21} -150L${x + 36} -98h-9L${x + 13} -150z`, tint(ABYSS), { opacity: 0.16 }),
    ]);
  return group([
    stroke('M78-98V-140M71-124h14M73-132h10', tint(ABYSS), 2),
    funnel(-78),
    funnel(2),
    deck(light, -112, 92, -102, 13),
    deck(light, -140, 112, -90, 14),
    deck(light, -158, 128, -77, 14),
    deck(light, -174, 144, -64, 14),
    deck(light, -188, 160, -51, 16),
    path('M62-99H84q6 0 7 7H62z', light.glass),
    ...lifeboats(light),
    path('M-206-46Q20-34 216-68Q196-26 182 16H-186Q-204-4-206-46Z', tint(ABYSS)),
    path('M-196 1H187Q184 9 182 16H-186Q-192 9-196 1Z', tint(CORAL)),
    stroke('M-205-40Q20-28 208-56', tint(WHITE), 2.6),
    dots('M-192-26Q10-18 176-28', light.glass === '#ffd27a' ? light.glass : '#9fd0d6', 4.2, 12),
    dots('M-186-13Q10-7 168-15', light.glass === '#ffd27a' ? light.glass : '#9fd0d6', 4.2, 12),
    pennant(light, -196, -46, CORAL),
    fairyLights(light, 'M212-66Q150-96 78-140Q50-138 14-150Q-20-142-66-150Q-140-116-196-64'),
  ]);
}

/** The sleek one: a white wedge under a swept fin that carries her rainbow. */
function pelangi(light: Light): Drawing {
  const { tint } = light;
  const ribbon = (stern: number, bow: number, y: number) =>
    panes(d`M${stern} ${y}H${bow}`, light.glass, 5, 17, 2.5);
  return group([
    path('M-34-98Q-50-140-106-148Q-90-122-96-98Z', tint(DEEP)),
    stroke('M-42-104Q-60-135-94-142', tint(CORAL), 5),
    stroke('M-50-103Q-65-128-92-136', tint(SUN), 5),
    stroke('M-58-102Q-69-121-90-130', tint('#eaf5f5'), 5),
    stroke('M34-100V-124M28-114h12', tint(ABYSS), 1.8),
    circle(14, -104, 7.5, tint(WHITE)),
    circle(-6, -102, 5, tint(WHITE)),
    path('M176-40Q118-46 96-70Q80-99 46-99H-112V-86H-140V-73H-164V-60H-184V-30H176Z', tint(WHITE)),
    path('M99-66Q82-97 50-96Q72-90 80-66Z', light.glass),
    stroke('M-112-86.5H62M-140-73.5H74M-164-60.5H92', tint(SHADE), 1.4),
    ribbon(-106, 58, -92.5),
    ribbon(-134, 66, -79.5),
    ribbon(-158, 76, -66.5),
    ribbon(-178, 114, -53),
    stroke('M-140-86v-6h26M-164-73v-6h22M-184-60v-6h18', tint(WHITE), 1.6),
    path('M-196-42Q0-34 150-43Q190-46 214-58Q192-16 168 16H-180Q-198-8-196-42Z', tint(WHITE)),
    path('M-196-30Q-120-36-30-14Q60 6 178-2Q174 8 168 16H-180Q-194-2-196-30Z', tint(DEEP)),
    stroke('M-196-33Q-120-40-26-18Q60 1 181-6', tint(SUN), 3.2),
    stroke('M-196-38Q-120-44-22-23Q60-4 186-13', tint(CORAL), 3.2),
    dots('M0-29Q96-22 176-32', light.glass, 4.4, 12),
    pennant(light, -188, -42, SUN),
    fairyLights(light, 'M210-58Q110-90 34-123Q-30-118-102-147Q-150-104-188-60'),
  ]);
}

/** The small classic: straight stem, counter stern, two masts and the tall yellow funnel that gave her the canary's name. */
function kenari(light: Light): Drawing {
  const { tint } = light;
  const wood = tint('#a9683a');
  const cowl = (x: number) => path(d`M${x} -84v-14q0-8 10-8v9q-3 0-3 4v9z`, tint(SUN));
  return group([
    stroke('M112-60V-158M-112-60V-148', wood, 3.4),
    stroke('M112-152L160-64M112-152L20-88M-112-142L-164-60M-112-142L-36-88', tint(ABYSS), 0.9, {
      opacity: 0.7,
    }),
    stroke('M112-92L70-116', wood, 2.2),
    path('M-22-86L-20-160H14L16-86z', tint(SUN)),
    path('M-20.5-142L-20-160H14L14.5-142z', tint(ABYSS)),
    path('M8-160H14L16-86H7z', tint(ABYSS), { opacity: 0.14 }),
    cowl(34),
    cowl(-52),
    rect(-104, -88, 172, 5, tint(WHITE), { rx: 2 }),
    stroke('M-100-84v20M-84-84v20M-68-84v20M-52-84v20', tint(WHITE), 2.4),
    rect(-44, -84, 96, 22, wood),
    panes('M-37-74H48', light.glass, 9, 8, 6),
    path('M50-62v-34h28q10 0 12 34z', tint(WHITE)),
    panes('M58-84H86', light.glass, 9, 7, 3),
    rect(46, -100, 44, 5, wood, { rx: 2 }),
    path('M-134-62v-3Q-20-60 112-66v22H-134z', tint(WHITE)),
    dots('M-122-54Q-20-50 76-57', light.glass, 7, 15),
    path('M-100-66q-2-6-2-8h32q0 3-2 8q-14 5-28 0z', tint(CORAL)),
    stroke('M-98-75v-8M-74-75v-8', tint(ABYSS), 1),
    path('M-166-56Q-20-30 164-66L158 16H-124Q-140-8-158-30Q-166-40-166-56Z', tint(LEAF)),
    path('M-128 2H159L158 16H-124Z', tint(CORAL)),
    stroke('M-165-48Q-20-22 163-58', tint(SUN), 3),
    dots('M-138-28Q-10-8 146-34', light.glass === '#ffd27a' ? light.glass : '#c6e6e4', 6, 17),
    pennant(light, -158, -54, SUN),
    fairyLights(light, 'M162-66Q140-110 112-158Q50-150-4-160Q-60-150-112-148Q-140-100-158-70'),
  ]);
}

const FLEET: Record<ShipId, (light: Light) => Drawing> = {
  'selat-aurora': aurora,
  'selat-pelangi': pelangi,
  'selat-kenari': kenari,
};

/** Half lengths in units at the water: where a ship's bow wave and wake begin. */
const HALF_LENGTH: Record<ShipId, number> = {
  'selat-aurora': 190,
  'selat-pelangi': 176,
  'selat-kenari': 150,
};

/** A ship under way, with the foam at her bow and along her side. */
export function ship(id: ShipId, light: Light): Drawing {
  const half = HALF_LENGTH[id];
  const hem = 'q-8-8-16 0'.repeat(Math.round(half / 8));
  const foam = d`M${half + 16} 12q-10-16-26-15q-6 0-12 9` + hem + d`q-10-5-26 4v10z`;
  return group([FLEET[id](light), path(foam, light.foam)], { class: 'art-ship' });
}
