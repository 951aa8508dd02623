import type { Light } from './primitives/light.ts';
import { type Drawing, d, group, path, rect, stroke } from './primitives/svg.ts';
import type { Orb } from './sky.ts';

export interface Water {
  width: number;
  height: number;
  horizon: number;
}

/** Top edge of a band of water; the bands widen towards the viewer. */
export const bandTop = ({ height, horizon }: Water, band: number, bands: number): number =>
  horizon + (height - horizon) * (band / bands) ** 1.5;

/** One band of water, edged with repeated arcs that grow towards the viewer. */
export function waterBand(light: Light, water: Water, band: number, random: () => number): Drawing {
  const bands = light.sea.length;
  const color = light.sea[band] ?? light.crest;
  const top = bandTop(water, band, bands);
  if (band === 0) return rect(0, top, water.width, water.height - top, color);
  const depth = (water.height - water.horizon) / 100;
  const length = depth * (6 + band * 4.2);
  const rise = length * 0.2;
  const start = -random() * length;
  const arcs = Math.ceil((water.width - start) / length);
  const edge = Array.from({ length: arcs }, () => d`q${length / 2} ${rise} ${length} 0`).join('');
  return group([
    path(d`M${start} ${top}` + edge + d`V${water.height}H${start}z`, color),
    marks(light, water, top + rise * 1.6, length, band, random),
  ]);
}

/** A few arcs drawn on a band, as the hand would set them: pairs, never a full row. */
function marks(
  light: Light,
  water: Water,
  top: number,
  length: number,
  band: number,
  random: () => number,
): Drawing {
  const small = length * 0.5;
  const count = Math.max(2, Math.round(water.width / length / 3.2));
  const lines = Array.from({ length: count }, (_, at) => {
    const x = ((at + random() * 0.7) / count) * water.width;
    const y = top + random() * length * 0.22;
    return d`M${x} ${y}q${small / 2} ${small * 0.2} ${small} 0q${small / 2} ${small * 0.2} ${small} 0`;
  });
  return stroke(lines.join(''), light.crest, length * 0.028, {
    'stroke-linecap': 'round',
    opacity: 0.24 + band * 0.03,
  });
}

/** The road of light that sun and moon lay on one band of water: a few bars, shorter and rarer towards the viewer. */
export function lightRoad(light: Light, water: Water, orb: Orb, band: number, random: () => number): Drawing {
  const bands = light.sea.length;
  const top = bandTop(water, band, bands);
  const room = bandTop(water, band + 1, bands) - top;
  const bars = Array.from({ length: 4 }, (_, at) => {
    const y = top + room * (0.22 + at * 0.22);
    const half = orb.r * (1.05 - band * 0.13) * (0.35 + random() * 0.65);
    const x = orb.x + (random() - 0.5) * orb.r * (0.3 + band * 0.16);
    return d`M${x - half} ${y}h${half * 2}`;
  });
  return stroke(bars.join(''), light.road, Math.max(1, room * 0.1), {
    'stroke-linecap': 'round',
    opacity: 0.85 - band * 0.09,
  });
}

/** Lamplight that falls from a lit ship or quay on the water below, broken by the waves. */
export function shimmer(
  color: string,
  x: number,
  y: number,
  width: number,
  depth: number,
  random: () => number,
): Drawing {
  const bars = Array.from({ length: 26 }, (_, at) => {
    const fall = random() ** 1.6;
    const half = width * 0.028 * (1 - fall * 0.6) * (0.5 + random());
    const from = x - width / 2 + ((at + random()) / 26) * width;
    return d`M${from - half} ${y + fall * depth}h${half * 2}`;
  });
  return stroke(bars.join(''), color, depth * 0.032, { 'stroke-linecap': 'round', opacity: 0.55 });
}

/** The day's near edge: sand with a hem of foam, running out of the picture at one side. */
export function beach({ width, height }: Water): Drawing {
  const rise = Math.min(height * 0.11, width * 0.12);
  const reach = width * 0.86;
  const edge = (lift: number) =>
    d`M0 ${height}V${height - rise - lift}C${reach * 0.3} ${height - rise * 1.15 - lift} ${reach * 0.55} ${height - rise * 0.2 - lift} ${reach + lift * 3} ${height}z`;
  return (
    path(edge(rise * 0.22), '#ffffff', { opacity: 0.35 }) +
    path(edge(rise * 0.1), '#ffffff', { opacity: 0.9 }) +
    path(edge(0), '#f7e6c4') +
    path(edge(-rise * 0.34), '#fbf0d9')
  );
}
