/** A drawing is a string of SVG elements. Colors are `#rrggbb`; lengths are the drawing's own units. */
export type Drawing = string;

type Attributes = Record<string, string | number | undefined>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

/** One decimal is finer than any screen shows, and keeps the page small. */
const short = (n: number): number => Math.round(n * 10) / 10;

/** Path data with its numbers shortened. */
export const d = (parts: TemplateStringsArray, ...numbers: number[]): string =>
  String.raw({ raw: parts }, ...numbers.map(short));

export const element = (name: string, values: Attributes, ...inside: Drawing[]): Drawing =>
  `<${name}${attributes(values)}${inside.length ? `>${inside.join('')}</${name}>` : '/>'}`;

export const path = (data: string, fill: string, more: Attributes = {}): Drawing =>
  element('path', { d: data, fill, ...more });

export const stroke = (data: string, color: string, width: number, more: Attributes = {}): Drawing =>
  element('path', { d: data, fill: 'none', stroke: color, 'stroke-width': width, ...more });

/** A row of round dots along a path: portholes, fairy lights. */
export const dots = (data: string, color: string, size: number, gap: number, opacity?: number): Drawing =>
  stroke(data, color, size, { 'stroke-dasharray': `0 ${short(gap)}`, 'stroke-linecap': 'round', opacity });

/** A row of oblong panes along a path: deck windows. */
export const panes = (data: string, color: string, height: number, width: number, gap: number): Drawing =>
  stroke(data, color, height, { 'stroke-dasharray': `${short(width)} ${short(gap)}` });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): Drawing => element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): Drawing =>
  element('circle', { cx, cy, r, fill, ...more });

export const group = (inside: Drawing[], more: Attributes = {}): Drawing => element('g', more, ...inside);

/** Moves a drawing to a point and scales it; a negative `flip` mirrors it. */
export const place = (inside: Drawing, x: number, y: number, scale: number, flip: 1 | -1 = 1): Drawing =>
  group([inside], {
    transform: `translate(${short(x)} ${short(y)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`,
  });

/** A whole picture, which fills its box and is cut at the edges rather than squeezed. */
export const picture = (width: number, height: number, inside: Drawing[]): Drawing =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      preserveAspectRatio: 'xMidYMid slice',
    },
    ...inside,
  );
